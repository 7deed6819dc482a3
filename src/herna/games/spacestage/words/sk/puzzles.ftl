# Čo chcú úlohy a čoho sa týkajú.

spacestage-goal-won = Vyhraj partiu.
spacestage-goal-slain = Zneškodni príšeru { $monster }.
spacestage-goal-trapped = Nech vortex pohltí príšeru { $monster }.
spacestage-goal-saved = Postava { $c } umiera: zachráň ju.
spacestage-goal-healed = Úplne vylieč postavu { $c }.
spacestage-goal-spared = Ukonči ťah tak, aby postava { $c } nezačala umierať.

spacestage-theme-telepathy = Telepatia
spacestage-theme-teleport = Teleportácia
spacestage-theme-vortex = Vortex
spacestage-theme-reduce = Ochrana
spacestage-theme-heal = Liečenie
spacestage-theme-fight = Boj
spacestage-theme-share = Odovzdávanie zdrojov
spacestage-theme-recharge = Nabíjanie
spacestage-theme-combine = Viac kariet v jednom útoku
