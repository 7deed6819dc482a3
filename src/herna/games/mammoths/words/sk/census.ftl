# Čo sa v partiách počíta, pre výsledky v dielni.

mammoths-census = { $counter ->
    [mode] Herný režim
    [seats] Kmene pri stole
    [points] Body víťaza
    [lead] Bodový rozdiel prvého a druhého
    [largest] Políčka najväčšej oblasti
    [terrain] Najlepšia oblasť každého kmeňa
    [fires] Plamienky na území
    [lava] Kam dopadá láva
    [discards] Dieliky, ktoré sa nikam nezmestia
    [claims] Vybrané dieliky podľa miesta v rade
    [settling] Platenie za praľudí
    [people] Vzatí praľudia
    [totems] Totemy držané na konci
   *[other] { $counter }
}
mammoths-census-thing = { $thing ->
    [discovery] Prieskumná hra
    [totem] Hra o totemy
    [tribe] Hra s kmeňom
    [n-2-tribes] 2 kmene
    [n-3-tribes] 3 kmene
    [n-4-tribes] 4 kmene
    [first] prvé
    [second] druhé
    [third] tretie
    [fourth] štvrté
    [nobody] nikto
    [two-tokens] dva žetóny
    [four-tokens] štyri žetóny
    [somebody] pračlovek
    [a-token] žetón
    [bare-land] holá zem
   *[other] { $name }
}
