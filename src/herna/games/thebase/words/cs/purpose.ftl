thebase-purpose = { $what ->
    [seat] Jak daleko tato strana je. Kdo zachrání tři kameny, hned vyhrává; skončí-li dřív odpočet, rozhoduje, kdo jich zachránil víc.
    [countdown] Kolik kol zbývá. Ubývá, když průzkumníci dokončí tah; na 0 partie končí.
    [action] Co se dá v tomto tahu ještě udělat: krok, odkrytí i natočení stojí jednu akci.
    [slot] Domov strany, jejíž má barvu, a cíl té druhé: soupeřův kámen, který vstoupí na volné pole, je zachráněný. Doma kámen nikdo nevyhodí.
    [tile] Z dlaždice na dlaždici se chodí tam, kde na sebe navazují průchody. Volnou dlaždici vedle svého kamene můžeš za jednu akci natočit.
    [face-down] Dokud je zakrytá, nikdo na ni nevstoupí. Odkryje ji kámen, který k ní má průchod; co se objeví, určí náhoda.
    [piece] Doveď své kameny na startovní pole na protější straně. Kámen, který vstoupí na dlaždici se soupeřem, ho vyhodí.
    [token] Použij ho před první akcí: na akci navíc v tomto tahu, nebo na kolo navíc na odpočtu.
    [supply] Co se ještě může objevit: dlaždice, které jsou zakryté.
    [pass] V tomto tahu už nic nejde: zbylé akce propadnou.
   *[challenge] Partie je rozhodnutá, ale můžeš hrát dál, už jen proti času, a zkusit zachránit třetí kámen.
}
