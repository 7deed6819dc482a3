# Co se říká po skončení partie.
mammoths-debrief-points = Odkud jsou body
mammoths-debrief-broken-off = Body, jak stály ve chvíli, kdy partie skončila předčasně.
mammoths-debrief-land = Území
mammoths-debrief-largest = Největší oblast (rozhoduje při shodě)
mammoths-debrief-fires = Plamínky (rozhodují potom)
mammoths-debrief-discarded = Odhozené dílky
mammoths-debrief-best = { $tribe } získává nejvíc dílkem { $number }: +{ $gain }.
