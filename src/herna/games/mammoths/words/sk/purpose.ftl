mammoths-purpose = { $what ->
    [rows] Vľavo dieliky, ktoré sa kladú v tomto kole, vpravo tie, ktoré sa zaberajú na ďalšie. Nízke čísla sú na ťahu skôr, vysoké majú viac plamienkov.
    [domino] Dve políčka územia. Položí ho náčelník, ktorý na ňom stojí; voľný si môžeš zabrať.
    [chief] Stojí na dieliku, ktorý jeho kmeň položí, a tým určuje, kedy je kmeň na ťahu.
    [discard] Tento dielik sa nikam nezmestí: odhoď ho aj so žetónmi.
    [box] Dieliky, ktoré ešte prídu.
    [lava] Vulkán ju vychrlí na políčko vlastného územia. Oblasti tam pridá plamienky, žetón alebo pračloveka však spáli.
    [seat] Kmeň: do skóre sa mu počíta každá oblasť a všetko, čo pridáva zvolená hra.
    [score] Koľko by kmeň mal, keby sa partia skončila teraz: políčka krát plamienky každej oblasti a zvyšok bloku.
    [pad] Ako body vznikli, riadok po riadku.
    [token] Zdroj. Kmeň, ktorý má najviac jedného druhu, drží jeho totem; na konci je každý za bod. Láva ho spáli.
    [tribe-token] Zdroj. Za dva rôzne osídliš pračloveka z ponuky, za všetky štyri druhy kohokoľvek z balíčka. Kým leží, nosí body susedom.
    [totem] Patrí kmeňu, ktorý má najviac žetónov toho druhu, a na konci je za body.
    [heir] Odovzdaj totem tomuto kmeňu: má teraz najviac žetónov toho druhu.
    [person] Nosí body za to, čo leží na ôsmich políčkach okolo; bojovníci za tlupu, v ktorej stoja.
    [pile] Praľudia, ktorí nie sú v ponuke. Za všetky štyri druhy žetónov si z nich vyberieš.
    [settle] Zaplať žetóny a usaď pračloveka na svojom území.
    [not-now] Ukončí ťah bez osídlenia; žetóny zostanú ležať.
   *[square] Susedné políčka toho istého terénu tvoria oblasť: boduje za políčka krát plamienky. Nový dielik musí nadväzovať na chatrč alebo na rovnaký terén.
}
