# Co se v partiích počítá, pro výsledky v dílně.

mammoths-census = { $counter ->
    [mode] Herní režim
    [seats] Kmeny u stolu
    [points] Body vítěze
    [lead] Bodový rozdíl prvního a druhého
    [largest] Políčka největší oblasti
    [terrain] Nejlepší oblast každého kmene
    [fires] Plamínky na území
    [lava] Kam dopadá láva
    [discards] Dílky, které se nikam nevejdou
    [claims] Vybrané dílky podle místa v řadě
    [settling] Placení za pralidi
    [people] Vzatí pralidé
    [totems] Totemy držené na konci
   *[other] { $counter }
}
mammoths-census-thing = { $thing ->
    [discovery] Průzkumná hra
    [totem] Hra o totemy
    [tribe] Hra s kmenem
    [n-2-tribes] 2 kmeny
    [n-3-tribes] 3 kmeny
    [n-4-tribes] 4 kmeny
    [first] první
    [second] druhé
    [third] třetí
    [fourth] čtvrté
    [nobody] nikdo
    [two-tokens] dva žetony
    [four-tokens] čtyři žetony
    [somebody] pračlověk
    [a-token] žeton
    [bare-land] holá země
   *[other] { $name }
}
