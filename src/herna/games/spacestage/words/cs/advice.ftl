# Co řekne rada.

spacestage-do-draft = Vezmi pro postavu { $c } kartu { $name }.
spacestage-do-recharge = Přebij kartu { $name } za { $n }× šrot.
spacestage-do-move = Ať postava { $c } jde { $room }.
spacestage-do-extend = Ať postava { $c } pokračuje { $room }.
spacestage-do-heal = { $self ->
    [yes] Ať se postava { $c } léčí sama.
   *[no] Ať postava { $c } léčí postavu { $target }.
}
spacestage-do-heal-more = { $n ->
    [0] Dokonči léčení.
   *[other] Dokonči léčení a přidej { $n }× materiál.
}
spacestage-do-attack = Zaútoč postavou { $c } na příšeru { $monster }.
spacestage-do-blow = Udeř teď na příšeru { $monster }.
spacestage-do-repair = Ať postava { $c } opraví generátor { $kind ->
    [oxygen] kyslíku.
    [workshop] elektřiny pro dílnu.
   *[laboratory] elektřiny pro laboratoř.
}
spacestage-do-pay = Zaplať za opravu { $n }× šrot.
spacestage-do-give-up = Vzdej opravu.
spacestage-do-use = Použij kartu { $name }.
spacestage-do-use-as = Použij kartu { $name } jako { $element ->
    [fire] oheň.
    [ice] led.
   *[lightning] blesk.
}
spacestage-do-use-teleport = Použij kartu { $name } a skoč { $room }.
spacestage-do-use-telepathy = Použij kartu { $name } a ovládni postavu { $target }.
spacestage-do-use-vortex = Použij kartu { $name } na příšeru { $monster }.
spacestage-do-give = Ať postava { $c } dá { $tokens } postavě { $d }.
spacestage-do-ask = Ať postava { $c } poprosí postavu { $d } o { $tokens }.
spacestage-do-agree = Souhlas a dej { $tokens } postavě { $d }.
spacestage-do-refuse = Odmítni.
spacestage-do-buy = Kup postavě { $c } kartu { $name }.
spacestage-do-convert = Ať postava { $c } vymění { $from } za { $to }.
spacestage-do-end = Ukonči tah.
spacestage-do-feed = Pošli na pozici { $slot } novou příšeru.
spacestage-do-sabotage = Rozbij generátor { $kind ->
    [oxygen] kyslíku
    [workshop] elektřiny pro dílnu
   *[laboratory] elektřiny pro laboratoř
} ({ $room }).
spacestage-do-infarct = Přivoď infarkt postavě { $c }.
spacestage-do-boost = Posil příšeru { $monster }.
spacestage-do-pass = Pasuj.

# Proč.

spacestage-why-go-repair = { $kind ->
    [oxygen] Je tam rozbitý generátor kyslíku, a dokud nefunguje, nelze nikoho léčit.
    [laboratory] Generátor je tam rozbitý a laboratoř nemá proud.
   *[workshop] Generátor je tam rozbitý a dílna nemá proud.
}
spacestage-why-go-heal = Je tam postava { $target }, má { $n ->
        [one] { $n } bod poškození
        [few] { $n } body poškození
       *[other] { $n } bodů poškození
    }.
spacestage-why-go-fight = { $n ->
    [one] Je tam příšera, se kterou se dá bojovat: { $monster }.
    [few] Jsou tam { $n } příšery, se kterými se dá bojovat.
   *[other] Je tam { $n } příšer, se kterými se dá bojovat.
}
spacestage-why-flee = V té místnosti žádná příšera není.
spacestage-why-shop = Postava { $c } si tam může něco koupit.
spacestage-why-rescue = Postava { $target } umírá.
spacestage-why-lives = Postava { $target } pak už nebude umírat.
spacestage-why-heal-monsters = Postava { $target } má { $n ->
        [one] { $n } bod poškození
        [few] { $n } body poškození
       *[other] { $n } bodů poškození
    } a v místnosti { $monsters ->
    [one] je příšera.
    [few] jsou { $monsters } příšery.
   *[other] je { $monsters } příšer.
}
spacestage-why-heal = Postava { $target } má { $n ->
        [one] { $n } bod poškození
        [few] { $n } body poškození
       *[other] { $n } bodů poškození
    }.
spacestage-why-attack-last = Jiná příšera na stanici není.
spacestage-why-attack-crowd = Dvě příšery v té místnosti způsobí za tah { $damage ->
    [one] { $damage } bod poškození
    [few] { $damage } body poškození
   *[other] { $damage } bodů poškození
}.
spacestage-why-attack = Příšera { $monster } způsobí za tah { $damage ->
    [one] { $damage } bod poškození
    [few] { $damage } body poškození
   *[other] { $damage } bodů poškození
}.
spacestage-why-slain = Tím je po příšeře { $monster }.
spacestage-why-repair = { $kind ->
    [oxygen] Dokud je generátor kyslíku rozbitý, nelze nikoho léčit.
    [laboratory] Laboratoř nemá proud.
   *[workshop] Dílna nemá proud.
}
spacestage-why-mended = Generátor { $kind ->
    [oxygen] kyslíku
    [workshop] elektřiny pro dílnu
   *[laboratory] elektřiny pro laboratoř
} pak zase funguje.
spacestage-why-feed = V té místnosti už příšera je: { $monster }.
spacestage-why-sabotage = { $kind ->
    [oxygen] Bez kyslíku nelze nikoho léčit.
    [laboratory] Bez proudu laboratoř nic neprodá.
   *[workshop] Bez proudu dílna nic neprodá.
}
spacestage-why-infarct = { $n ->
    [0] Postava { $c } pak umírá.
    [one] Postava { $c } pak snese už jen { $n } bod poškození.
    [few] Postava { $c } pak snese už jen { $n } body poškození.
   *[other] Postava { $c } pak snese už jen { $n } bodů poškození.
}
spacestage-why-boost = { $near ->
    [one] Přímo u ní stojí postava.
    [few] Přímo u ní stojí { $near } postavy.
   *[other] Přímo u ní stojí { $near } postav.
}
