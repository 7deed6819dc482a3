# Co chtějí úlohy a čeho se týkají.

spacestage-goal-won = Vyhraj partii.
spacestage-goal-slain = Zneškodni příšeru { $monster }.
spacestage-goal-trapped = Ať vortex pohltí příšeru { $monster }.
spacestage-goal-saved = Postava { $c } umírá: zachraň ji.
spacestage-goal-healed = Úplně vyleč postavu { $c }.
spacestage-goal-spared = Ukonči tah tak, aby postava { $c } nezačala umírat.

spacestage-theme-telepathy = Telepatie
spacestage-theme-teleport = Teleportace
spacestage-theme-vortex = Vortex
spacestage-theme-reduce = Ochrana
spacestage-theme-heal = Léčení
spacestage-theme-fight = Boj
spacestage-theme-share = Předávání zdrojů
spacestage-theme-recharge = Nabíjení
spacestage-theme-combine = Víc karet v jednom útoku
