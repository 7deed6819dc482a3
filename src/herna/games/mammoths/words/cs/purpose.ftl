mammoths-purpose = { $what ->
    [rows] Vlevo dílky, které se pokládají v tomto kole, vpravo ty, které se zabírají na další. Nízká čísla jsou na tahu dřív, vysoká mají víc plamínků.
    [domino] Dvě políčka území. Položí ho náčelník, který na něm stojí; volný si můžeš zabrat.
    [chief] Stojí na dílku, který jeho kmen položí, a tím určuje, kdy je kmen na tahu.
    [discard] Tento dílek se nikam nevejde: odhoď ho i se žetony.
    [box] Dílky, které ještě přijdou.
    [lava] Vulkán ji vychrlí na políčko vlastního území. Oblasti tam přidá plamínky, žeton nebo pračlověka ale spálí.
    [seat] Kmen: do skóre se mu počítá každá oblast a vše, co přidává zvolená hra.
    [score] Kolik by kmen měl, kdyby partie skončila teď: políčka krát plamínky každé oblasti a zbytek bloku.
    [pad] Jak body vznikly, řádek po řádku.
    [token] Zdroj. Kmen, který má nejvíc jednoho druhu, drží jeho totem; na konci je každý za bod. Láva ho spálí.
    [tribe-token] Zdroj. Za dva různé osídlíš pračlověka z nabídky, za všechny čtyři druhy kohokoli z balíčku. Dokud leží, nosí body sousedům.
    [totem] Patří kmeni, který má nejvíc žetonů toho druhu, a na konci je za body.
    [heir] Předej totem tomuto kmeni: má teď nejvíc žetonů toho druhu.
    [person] Nosí body za to, co leží na osmi políčkách kolem; válečníci za tlupu, ve které stojí.
    [pile] Pralidé, kteří nejsou v nabídce. Za všechny čtyři druhy žetonů si z nich vybereš.
    [settle] Zaplať žetony a usaď pračlověka na svém území.
    [not-now] Ukončí tah bez osídlení; žetony zůstanou ležet.
   *[square] Sousední políčka téhož terénu tvoří oblast: boduje za políčka krát plamínky. Nový dílek musí navazovat na chýši nebo na stejný terén.
}
