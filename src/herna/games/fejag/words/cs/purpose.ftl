fejag-purpose = { $what ->
    [team] Body, měšec a cesty týmu. O kampani rozhodují body, z měšce se platí figurky.
    [place] Jak týmy skončily v dnešní dílčí hře. Podle toho se dělí body, a nakupuje-li se jeden po druhém, i pořadí nákupu.
    [day] Kalendář. Kdo vyhraje dílčí hru svého dne, dostane 3 body navíc. Poslední den je dnem vejce.
    [clue] Vyvěsí pro všechny dnešní indicii o tajemství vejce.
    [jungle] Temná krajina, kam ještě žádné světlo nedopadlo. Světlo kteréhokoli týmu ji odkryje všem.
    [start] Tady stojí první figurka týmu a svítí bez cizí pomoci. Napadnout ji nejde.
    [figure] V jejím světle mohou stát další figurky týmu. Osvětluje-li chrám, je to cesta a na konci 50 bodů.
    [shop] Vyberte figurku a potom jedno z tečkovaných polí. Co postavíte, už zůstane.
    [purse] Kolik teď může váš tým utratit. Když ukončíte tah, smí v měšci zůstat nejvýš 14.
    [done] Ukončí váš tah. V měšci zůstane nejvýš 14, ledaže jste obsadili všechna pole, na kterých se dalo stavět.
    [flash] Co žába bleskem osvítila, zůstává odkryté. Žába sama je pryč.
    [card] Vaše úsilí v dnešní dílčí hře: čím vyšší karta, tím lepší místo. Každou lze zahrát jen jednou.
    [egg] Šest otázek. První tým se všemi šesti odpověďmi dostane 30 bodů. List s odpověďmi máte jen jeden.
    [choice] Odpověď na váš list: ke každé otázce vyberte jednu. Indicie vylučují ty chybné.
    [temple] Cíl. Každá figurka, která ho na konci osvětluje, je cesta za 50 bodů.
    [teleport] Pohltí světlo a vyšle ho z druhého konce.
   *[cell] Sem dopadá vaše světlo: vyberte figurku v nákupu a potom toto pole. Kde je zámek, nesmí stavět nikdo jiný.
}
