thebase-purpose = { $what ->
    [seat] Ako ďaleko je táto strana. Kto zachráni tri kamene, hneď vyhráva; ak sa skôr skončí odpočet, rozhoduje, kto ich zachránil viac.
    [countdown] Koľko kôl zostáva. Ubúda, keď prieskumníci dokončia ťah; na 0 sa partia končí.
    [action] Čo sa dá v tomto ťahu ešte urobiť: krok, odkrytie aj natočenie stoja jednu akciu.
    [slot] Domov strany, ktorej farbu má, a cieľ tej druhej: súperov kameň, ktorý vstúpi na voľné pole, je zachránený. Doma kameň nikto nevyhodí.
    [tile] Z dlaždice na dlaždicu sa chodí tam, kde na seba nadväzujú priechody. Voľnú dlaždicu vedľa svojho kameňa môžeš za jednu akciu natočiť.
    [face-down] Kým je zakrytá, nikto na ňu nevstúpi. Odkryje ju kameň, ktorý k nej má priechod; čo sa objaví, určí náhoda.
    [piece] Doveď svoje kamene na štartovacie polia na opačnej strane. Kameň, ktorý vstúpi na dlaždicu so súperom, ho vyhodí.
    [token] Použi ho pred prvou akciou: na akciu navyše v tomto ťahu alebo na kolo navyše na odpočte.
    [supply] Čo sa ešte môže objaviť: dlaždice, ktoré sú zakryté.
    [pass] V tomto ťahu sa už nič nedá: zvyšné akcie prepadnú.
   *[challenge] Partia je rozhodnutá, ale môžeš hrať ďalej, už len proti času, a skúsiť zachrániť tretí kameň.
}
