# Čo povie rada.

mammoths-do-place = Prilož dielik { $number }: { $left } ({ $spot }), o políčko { $where ->
    [above] vyššie
    [right] vpravo
    [below] nižšie
   *[left] vľavo
} { $right }.
mammoths-do-discard = Odhoď dielik { $number }.
mammoths-do-lava = Pošli lávu sem: { $terrain }, { $spot }.
mammoths-do-hand = Odovzdaj totem { $kind ->
    [m] mamuta
    [f] ryby
    [u] huby
   *[s] pazúrika
} { $seat ->
    [A] ružovému kmeňu.
    [B] čiernemu kmeňu.
    [C] zelenému kmeňu.
   *[D] modrému kmeňu.
}
mammoths-do-claim = Postav náčelníka na dielik { $number }.
mammoths-do-pair = Postav náčelníkov na dielik { $first } a dielik { $second }.
mammoths-do-settle-not = Tentoraz nikoho neusádzaj.
mammoths-do-settle-two = Zaplať dva rôzne žetóny za niekoho z ponuky.
mammoths-do-settle-four = Zaplať štyri rôzne žetóny za kohokoľvek z balíčka.
mammoths-do-pay = Zaplať týmto žetónom: { $kind ->
    [m] mamut
    [f] ryba
    [u] huba
   *[s] pazúrik
} ({ $spot }).
mammoths-do-take = Vyber si, kto príde: { $person }.
mammoths-do-house = Nech sa na políčko { $spot } nasťahuje { $person }.

# Prečo.

mammoths-merit-points = To ti prinesie { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodov.
}
mammoths-merit-fits = Na tvoje územie sa dá priložiť { $ways ->
    [one] { $ways } spôsobom.
    [few] { $ways } spôsobmi.
   *[other] { $ways } spôsobmi.
}
