# Čo sa hovorí po skončení partie.
mammoths-debrief-points = Odkiaľ sú body
mammoths-debrief-broken-off = Stav bodov vo chvíli, keď sa partia predčasne skončila.
mammoths-debrief-land = Územia
mammoths-debrief-largest = Najväčšia oblasť (rozhoduje pri zhode)
mammoths-debrief-fires = Plamienky (rozhodujú potom)
mammoths-debrief-discarded = Odhodené dieliky
mammoths-debrief-best = { $tribe } získava najviac dielikom { $number }: +{ $gain }.
