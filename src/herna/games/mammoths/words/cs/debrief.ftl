# Co se říká po skončení partie.
mammoths-debrief-points = Odkud jsou body
mammoths-debrief-broken-off = Stav bodů ve chvíli, kdy partie předčasně skončila.
mammoths-debrief-land = Území
mammoths-debrief-largest = Největší oblast (rozhoduje při shodě)
mammoths-debrief-fires = Plamínky (rozhodují potom)
mammoths-debrief-discarded = Odhozené dílky
mammoths-debrief-best = { $tribe } získává nejvíc dílkem { $number }: +{ $gain }.
