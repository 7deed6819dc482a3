# What matches are counted by, for reports of the workshop.

mammoths-census = { $counter ->
    [mode] Mode
    [seats] Tribes at the table
    [points] Points of the winner
    [lead] Points between first and second
    [largest] Squares of the largest area
    [terrain] Best area of each tribe
    [fires] Fires of a territory
    [lava] What lava falls on
    [discards] Dominoes that fit nowhere
    [claims] Dominoes claimed, by place in the row
    [settling] Paid for cave people
    [people] Cave people taken
    [totems] Totems held at the end
   *[other] { $counter }
}
mammoths-census-thing = { $thing ->
    [discovery] Discovery
    [totem] Totem
    [tribe] Tribe
    [n-2-tribes] 2 tribes
    [n-3-tribes] 3 tribes
    [n-4-tribes] 4 tribes
    [first] first
    [second] second
    [third] third
    [fourth] fourth
    [nobody] nobody
    [two-tokens] two tokens
    [four-tokens] four tokens
    [somebody] a cave person
    [a-token] a token
    [bare-land] bare land
   *[other] { $name }
}
