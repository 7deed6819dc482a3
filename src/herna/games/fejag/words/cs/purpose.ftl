fejag-purpose = { $what ->
    [team] Skóre, pokladna a cesty týmu. O kampani rozhoduje skóre, pokladna kupuje figurky.
    [place] Pořadí v dílčí hře dne: rozhoduje o bodech a o tom, kdo nakupuje první.
    [day] Kalendář. Tým, který vyhraje dílčí hru ve svůj den, má prémii 3 body; 11. den je den vejce.
    [clue] Zveřejní dnešní stopu: vyloučí chybné odpovědi na otázky vejce.
    [jungle] Temná krajina, kam ještě žádné světlo nedopadlo. Světlo kteréhokoli týmu ji odkryje všem.
    [start] Tady stojí první figurka týmu a svítí bez cizí pomoci. Napadnout ji nejde.
    [figure] Svítí na cestu dalším figurkám svého týmu. Ta, která osvětluje chrám, je cesta: na konci 50 bodů.
    [shop] Vyberte figurku a potom jedno z tečkovaných polí. Postavená figurka už zůstane.
    [purse] Kolik teď váš tým může utratit. Po ukončení tahu v ní zůstane nejvýš 14.
    [done] Ukončí váš tah. V pokladně zůstane nejvýš 14, pokud nejsou plná všechna pole, kde se dalo stavět.
    [flash] Záblesk žáby: odkryje, co osvítí, a žába zmizí.
    [card] Vaše úsilí v dnešní dílčí hře: čím vyšší karta, tím lepší místo. Každou lze zahrát jednou.
    [egg] Šest otázek. První tým se všemi šesti odpověďmi získá 30 bodů; list s odpověďmi máte jen jeden.
    [choice] Odpověď na váš list: ke každé otázce vyberte jednu. Stopy vylučují ty chybné.
    [temple] Cíl. Na konci je každá svítící figurka, která ho osvětluje, cesta za 50 bodů.
    [teleport] Pohltí světlo a na druhém konci ho vyšle všemi směry figurky.
   *[cell] Dopadá sem vaše světlo: vyberte figurku v nákupu a potom toto pole. Kde je zámek, brání prostřední úsek cesty jiného týmu.
}
