mammoths-purpose = { $what ->
    [rows] Vlevo jsou dílky k přiložení v tomto kole, vpravo dílky k obsazení na další. S nízkým číslem hraješ dřív, s vysokým máš víc ohně.
    [domino] Dvě políčka pro území. Přiloží ho kmen, jehož náčelník na něm stojí; volný dílek může kdokoli obsadit.
    [chief] Stojí na dílku, který jeho kmen přiloží, a tím určuje, kdy je kmen na tahu.
    [discard] Tento dílek se nikam nevejde: odhoď ho i se žetony.
    [box] Dílky, které ještě přijdou.
    [lava] Vychrlil ji vulkán. Oblasti přidává plamínky a spálí, na co dopadne.
    [seat] Kmen. Má body za každou oblast a za všechno, co přidává herní režim.
    [score] Kolik by kmen měl, kdyby partie skončila teď: políčka krát plamínky v každé oblasti a zbytek bodovacího zápisníku.
    [pad] Odkud jsou body, řádek po řádku.
    [token] Zdroj. Kdo má některého druhu nejvíc, drží jeho totem, a na konci je každý zdroj za bod. Láva ho spálí.
    [tribe-token] Zdroj. Za dva různé usadíš někoho z nabídky, za jeden od každého druhu kohokoli z balíčku. Dokud leží na políčku, může přinášet body pralidem kolem.
    [totem] Patří kmeni, který má nejvíc zdrojů toho druhu, a na konci je za něj několik bodů.
    [heir] Předej totem tomuto kmeni: má teď nejvíc zdrojů toho druhu.
    [person] Má body za to, co leží na osmi políčkách kolem; válečníci je mají za svou tlupu.
    [pile] Pralidé, kteří nejsou v nabídce. Za čtyři žetony, od každého druhu jeden, si vybereš kohokoli.
    [settle] Zaplať žetony a usaď na svém území pračlověka.
    [not-now] Ukončí tah a nikoho neusadí. Žetony zůstanou ležet.
   *[square] Políčka stejné krajiny, která sousedí hranou, tvoří oblast. Ta vynese počet políček krát počet plamínků. Nový dílek musí navázat na chýši nebo na stejnou krajinu.
}
