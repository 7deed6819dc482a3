# Was Rätsel verlangen und worum es in ihnen geht.

spacestage-goal-won = Gewinne die Partie.
spacestage-goal-slain = Erledige dieses Monster: { $monster }.
spacestage-goal-trapped = Saug dieses Monster mit einem Vortex ein: { $monster }.
spacestage-goal-saved = Figur { $c } liegt im Sterben: Rette sie.
spacestage-goal-healed = Heile Figur { $c } vollständig.
spacestage-goal-spared = Beende den Zug so, dass Figur { $c } danach nicht im Sterben liegt.

spacestage-theme-telepathy = Telepathie
spacestage-theme-teleport = Teleportation
spacestage-theme-vortex = Vortex
spacestage-theme-reduce = Schutz
spacestage-theme-heal = Heilung
spacestage-theme-fight = Kampf
spacestage-theme-share = Rohstoffe teilen
spacestage-theme-recharge = Aufladen
spacestage-theme-combine = Mehrere Karten in einem Angriff
