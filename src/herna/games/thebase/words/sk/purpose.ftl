thebase-purpose = { $what ->
    [seat] Ako ďaleko je táto strana. Kto zachráni tri kamene, hneď vyhráva; ak sa skôr skončí odpočet, rozhoduje, kto ich zachránil viac.
    [countdown] Koľko kôl zostáva. Ubúda, keď prieskumníci dokončia ťah; na 0 sa partia končí.
    [action] Čo v tomto ťahu ešte zostáva: krok, odkrytie aj natočenie stoja jednu akciu.
    [slot] Domov strany, ktorej farbu má, a cieľ tej druhej: súperov kameň, ktorý vojde na voľné, je zachránený. Doma kameň nikto nevyhodí.
    [tile] Z dlaždice na dlaždicu sa chodí tam, kde na seba nadväzujú priechody. Voľnú dlaždicu vedľa svojho kameňa môžeš za jednu akciu natočiť.
    [face-down] Kým je zakrytá, nikto na ňu nevstúpi. Odkryje ju kameň, ktorý k nej má priechod; čo ukáže, určí náhoda.
    [piece] Doveď svoje kamene na polia na druhej strane. Kameň, ktorý vstúpi na dlaždicu so súperom, ho vyhodí.
    [token] Použi ho pred prvou akciou: o akciu v tomto ťahu viac, alebo o kolo odpočtu viac.
    [supply] Čo sa ešte môže objaviť: dlaždice, ktoré sú zakryté.
    [pass] V tomto ťahu už nič nejde: zvyšné akcie prepadnú.
   *[challenge] Partia je rozhodnutá, ale môžeš hrať ďalej sám za seba a skúsiť včas zachrániť tretí kameň.
}
