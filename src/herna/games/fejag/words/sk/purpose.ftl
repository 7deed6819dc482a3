fejag-purpose = { $what ->
    [team] Body, mešec a cesty tímu. O kampani rozhodujú body, z mešca sa platia figúrky.
    [place] Ako tímy skončili v dnešnej čiastkovej hre. Podľa toho sa delia body, a ak sa nakupuje po jednom, aj poradie nákupu.
    [day] Kalendár. Kto vyhrá čiastkovú hru svojho dňa, dostane 3 body navyše. Posledný deň je dňom vajca.
    [clue] Vyvesí pre všetkých dnešnú indíciu o tajomstve vajca.
    [jungle] Temná krajina, kam ešte žiadne svetlo nedopadlo. Svetlo ktoréhokoľvek tímu ju odkryje všetkým.
    [start] Tu stojí prvá figúrka tímu a svieti bez cudzej pomoci. Napadnúť sa nedá.
    [figure] V jej svetle môžu stáť ďalšie figúrky tímu. Ak osvetľuje chrám, je to cesta a na konci 50 bodov.
    [shop] Vyberte figúrku a potom jedno z bodkovaných polí. Čo postavíte, to už zostane.
    [purse] Koľko teraz môže váš tím minúť. Keď ukončíte ťah, smie v mešci zostať najviac 14.
    [done] Ukončí váš ťah. V mešci zostane najviac 14, ibaže ste obsadili všetky polia, na ktorých sa dalo stavať.
    [flash] Čo žaba bleskom osvietila, zostáva odkryté. Žaba sama je preč.
    [card] Vaše úsilie v dnešnej čiastkovej hre: čím vyššia karta, tým lepšie miesto. Každá sa dá zahrať len raz.
    [egg] Šesť otázok. Prvý tím so všetkými šiestimi odpoveďami dostane 30 bodov. Hárok s odpoveďami máte len jeden.
    [choice] Odpoveď na váš hárok: ku každej otázke vyberte jednu. Indície vylučujú tie nesprávne.
    [temple] Cieľ. Každá figúrka, ktorá ho na konci osvetľuje, je cesta za 50 bodov.
    [teleport] Pohltí svetlo a vyšle ho z druhého konca.
   *[cell] Sem dopadá vaše svetlo: vyberte figúrku v nákupe a potom toto pole. Kde je zámok, nesmie stavať nikto iný.
}
