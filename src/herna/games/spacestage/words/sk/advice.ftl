# Čo povie rada.

spacestage-do-draft = Vezmi pre postavu { $c } kartu { $name }.
spacestage-do-recharge = Nabi kartu { $name } za { $n }× šrot.
spacestage-do-move = Nech postava { $c } ide { $room }.
spacestage-do-extend = Nech postava { $c } pokračuje { $room }.
spacestage-do-heal = { $self ->
    [yes] Nech sa postava { $c } lieči sama.
   *[no] Nech postava { $c } lieči postavu { $target }.
}
spacestage-do-heal-more = { $n ->
    [0] Dokonči liečenie.
   *[other] Dokonči liečenie a pridaj { $n }× materiál.
}
spacestage-do-attack = Zaútoč postavou { $c } na príšeru { $monster }.
spacestage-do-blow = Udri teraz na príšeru { $monster }.
spacestage-do-repair = Nech postava { $c } opraví generátor { $kind ->
    [oxygen] kyslíka.
    [workshop] elektriny pre dielňu.
   *[laboratory] elektriny pre laboratórium.
}
spacestage-do-pay = Zaplať za opravu { $n }× šrot.
spacestage-do-give-up = Vzdaj opravu.
spacestage-do-use = Použi kartu { $name }.
spacestage-do-use-as = Použi kartu { $name } ako { $element ->
    [fire] oheň.
    [ice] ľad.
   *[lightning] blesk.
}
spacestage-do-use-teleport = Použi kartu { $name } a skoč { $room }.
spacestage-do-use-telepathy = Použi kartu { $name } a ovládni postavu { $target }.
spacestage-do-use-vortex = Použi kartu { $name } na príšeru { $monster }.
spacestage-do-give = Nech postava { $c } dá { $tokens } postave { $d }.
spacestage-do-ask = Nech postava { $c } poprosí postavu { $d } o { $tokens }.
spacestage-do-agree = Súhlas a daj { $tokens } postave { $d }.
spacestage-do-refuse = Odmietni.
spacestage-do-buy = Kúp postave { $c } kartu { $name }.
spacestage-do-convert = Nech postava { $c } vymení { $from } za { $to }.
spacestage-do-end = Ukonči ťah.
spacestage-do-feed = Pošli na pozíciu { $slot } novú príšeru.
spacestage-do-sabotage = Pokaz generátor { $kind ->
    [oxygen] kyslíka
    [workshop] elektriny pre dielňu
   *[laboratory] elektriny pre laboratórium
} ({ $room }).
spacestage-do-infarct = Privoď infarkt postave { $c }.
spacestage-do-boost = Posilni príšeru { $monster }.
spacestage-do-pass = Pasuj.

# Prečo.

spacestage-why-go-repair = { $kind ->
    [oxygen] Je tam pokazený generátor kyslíka, a kým nefunguje, nemožno nikoho liečiť.
    [laboratory] Generátor je tam pokazený a laboratórium nemá prúd.
   *[workshop] Generátor je tam pokazený a dielňa nemá prúd.
}
spacestage-why-go-heal = Je tam postava { $target }, má { $n ->
    [one] { $n } bod poškodenia
    [few] { $n } body poškodenia
   *[other] { $n } bodov poškodenia
}.
spacestage-why-go-fight = { $n ->
    [one] Je tam príšera, s ktorou sa dá bojovať: { $monster }.
    [few] Sú tam { $n } príšery, s ktorými sa dá bojovať.
   *[other] Je tam { $n } príšer, s ktorými sa dá bojovať.
}
spacestage-why-flee = V tej miestnosti nie je žiadna príšera.
spacestage-why-shop = Postava { $c } si tam môže niečo kúpiť.
spacestage-why-rescue = Postava { $target } umiera.
spacestage-why-lives = Postava { $target } potom už nebude umierať.
spacestage-why-heal-monsters = Postava { $target } má { $n ->
    [one] { $n } bod poškodenia
    [few] { $n } body poškodenia
   *[other] { $n } bodov poškodenia
} a v miestnosti { $monsters ->
    [one] je príšera.
    [few] sú { $monsters } príšery.
   *[other] je { $monsters } príšer.
}
spacestage-why-heal = Postava { $target } má { $n ->
    [one] { $n } bod poškodenia
    [few] { $n } body poškodenia
   *[other] { $n } bodov poškodenia
}.
spacestage-why-attack-last = Iná príšera na stanici nie je.
spacestage-why-attack-crowd = Dve príšery v tej miestnosti spôsobia za ťah { $damage ->
    [one] { $damage } bod poškodenia
    [few] { $damage } body poškodenia
   *[other] { $damage } bodov poškodenia
}.
spacestage-why-attack = Príšera { $monster } spôsobí za ťah { $damage ->
    [one] { $damage } bod poškodenia
    [few] { $damage } body poškodenia
   *[other] { $damage } bodov poškodenia
}.
spacestage-why-slain = Tým je po príšere { $monster }.
spacestage-why-repair = { $kind ->
    [oxygen] Kým je generátor kyslíka pokazený, nemožno nikoho liečiť.
    [laboratory] Laboratórium nemá prúd.
   *[workshop] Dielňa nemá prúd.
}
spacestage-why-mended = Generátor { $kind ->
    [oxygen] kyslíka
    [workshop] elektriny pre dielňu
   *[laboratory] elektriny pre laboratórium
} potom zase funguje.
spacestage-why-feed = V tej miestnosti už príšera je: { $monster }.
spacestage-why-sabotage = { $kind ->
    [oxygen] Bez kyslíka nemožno nikoho liečiť.
    [laboratory] Bez prúdu laboratórium nič nepredá.
   *[workshop] Bez prúdu dielňa nič nepredá.
}
spacestage-why-infarct = { $n ->
    [0] Postava { $c } potom umiera.
    [one] Postava { $c } potom znesie už len { $n } bod poškodenia.
    [few] Postava { $c } potom znesie už len { $n } body poškodenia.
   *[other] Postava { $c } potom znesie už len { $n } bodov poškodenia.
}
spacestage-why-boost = { $near ->
    [one] Priamo pri nej stojí postava.
    [few] Priamo pri nej stoja { $near } postavy.
   *[other] Priamo pri nej stojí { $near } postáv.
}
