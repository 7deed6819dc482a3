mammoths-purpose = { $what ->
    [rows] Vľavo sú dieliky na priloženie v tomto kole, vpravo dieliky na obsadenie do ďalšieho. S nízkym číslom hráš skôr, s vysokým máš viac ohňa.
    [domino] Dve políčka pre územie. Priloží ho kmeň, ktorého náčelník na ňom stojí; voľný dielik môže obsadiť ktokoľvek.
    [chief] Stojí na dieliku, ktorý jeho kmeň priloží, a tým určuje, kedy je kmeň na ťahu.
    [discard] Tento dielik sa nikam nezmestí: odhoď ho aj so žetónmi.
    [box] Dieliky, ktoré ešte prídu.
    [lava] Vychrlil ju vulkán. Oblasti pridáva plamienky a spáli, na čo dopadne.
    [seat] Kmeň. Má body za každú oblasť a za všetko, čo pridáva herný režim.
    [score] Koľko by kmeň mal, keby sa partia skončila teraz: políčka krát plamienky v každej oblasti a zvyšok bodovacieho zápisníka.
    [pad] Odkiaľ sú body, riadok po riadku.
    [token] Zdroj. Kto má niektorého druhu najviac, drží jeho totem, a na konci je každý zdroj za bod. Láva ho spáli.
    [tribe-token] Zdroj. Za dva rôzne usadíš niekoho z ponuky, za jeden z každého druhu kohokoľvek z balíčka. Kým leží na políčku, môže prinášať body praľuďom okolo.
    [totem] Patrí kmeňu, ktorý má najviac zdrojov toho druhu, a na konci je zaň niekoľko bodov.
    [heir] Odovzdaj totem tomuto kmeňu: má teraz najviac zdrojov toho druhu.
    [person] Má body za to, čo leží na ôsmich políčkach okolo; bojovníci ich majú za svoju tlupu.
    [pile] Praľudia, ktorí nie sú v ponuke. Za štyri žetóny, z každého druhu jeden, si vyberieš kohokoľvek.
    [settle] Zaplať žetóny a usaď na svojom území pračloveka.
    [not-now] Ukončí ťah a nikoho neusadí. Žetóny zostanú ležať.
   *[square] Políčka rovnakej krajiny, ktoré susedia hranou, tvoria oblasť. Tá vynesie počet políčok krát počet plamienkov. Nový dielik musí nadviazať na chatrč alebo na rovnakú krajinu.
}
