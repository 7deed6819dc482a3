fejag-purpose = { $what ->
    [team] Skóre, pokladnica a cesty tímu. O kampani rozhoduje skóre, pokladnica kupuje figúrky.
    [place] Poradie v čiastkovej hre dňa: rozhoduje o bodoch a o tom, kto nakupuje prvý.
    [day] Kalendár. Tím, ktorý vyhrá čiastkovú hru vo svoj deň, má prémiu 3 body; 11. deň je deň vajca.
    [clue] Zverejní dnešnú stopu: vylúči nesprávne odpovede na otázky vajca.
    [jungle] Temná krajina, kam ešte žiadne svetlo nedopadlo. Svetlo ktoréhokoľvek tímu ju odkryje všetkým.
    [start] Tu stojí prvá figúrka tímu a svieti bez cudzej pomoci. Napadnúť sa nedá.
    [figure] Svieti na cestu ďalším figúrkam svojho tímu. Tá, ktorá osvetľuje chrám, je cesta: na konci 50 bodov.
    [shop] Vyberte figúrku a potom jedno z bodkovaných polí. Postavená figúrka už zostane.
    [purse] Koľko teraz váš tím môže minúť. Po ukončení ťahu v nej zostane najviac 14.
    [done] Ukončí váš ťah. V pokladnici zostane najviac 14, ak nie sú plné všetky polia, kde sa dalo stavať.
    [flash] Záblesk žaby: odkryje, čo osvieti, a žaba zmizne.
    [card] Vaše úsilie v dnešnej čiastkovej hre: čím vyššia karta, tým lepšie miesto. Každú možno zahrať raz.
    [egg] Šesť otázok. Prvý tím so všetkými šiestimi odpoveďami získa 30 bodov; hárok s odpoveďami máte len jeden.
    [choice] Odpoveď na váš hárok: ku každej otázke vyberte jednu. Stopy vylučujú tie nesprávne.
    [temple] Cieľ. Na konci je každá svietiaca figúrka, ktorá ho osvetľuje, cesta za 50 bodov.
    [teleport] Pohltí svetlo a na druhom konci ho vyšle všetkými smermi figúrky.
   *[cell] Dopadá sem vaše svetlo: vyberte figúrku v nákupe a potom toto pole. Kde je zámok, bráni prostredný úsek cesty iného tímu.
}
