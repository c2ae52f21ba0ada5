"""What changes for a while."""

from typing import Final

from .vocabulary import Family

COST: Final = 0
INCOME: Final = 1
DICE: Final = 2
HITS: Final = 3
CAPACITY: Final = 4
TRADE_POWER: Final = 5
TRADE_INCOME: Final = 6
LIMIT: Final = 7
IMMUNE: Final = 8
ENABLE: Final = 9
REROLL: Final = 10

MODIFIERS: Final = Family(
    "modifier",
    """
    cost | action:cost-action! type=paid:cost-type! delta:delta! per:per min=least:int who:who
        where:places id=idea:idea
        | What an action costs changes, per action or as `per` says, not below `min`. Deltas are
        added first, then the highest `min` counts, which never raises a cost. `id`: to research
        that Idea only; `where`: Military Access there.
    income | type=paid:income! delta:delta! who:who
        | Ducats in phase 4 B, Monarch Power in phase 4 D.
    dice | unit:dice! delta:delta! where=battle:battle if=condition:condition who:who
        | So many Battle Dice more: of the kind, of any kind, or those of the Leader in use once
        more. The condition is tested at the start of the battle.
    hits | symbol:symbol! as=counts_as:land-unit! n:int1! who:who
        | The symbol counts as n results of the kind, from several sources only once.
    capacity | kind=side:side! delta:delta! who:who
        | Military or Naval Capacity.
    trade-power | where:node-selector! delta:delta! who:who
        | Trade Power in the node.
    trade-income | who:who! delta:delta! if=condition:condition bot-power:delta
        | What that player collects from a primary node, not below 0; of Opponents the condition
        looks at the owner of the Idea. Bots: so much Bot Power.
    limit | what=limit:limit! delta:delta! who:who
        | A limit of the rules.
    immune | to=immunity:immune! areas:int1 where:places who:who
        | That does not happen to who; religious dissent in up to `areas` Areas each round; may
        not declare war on Realms whose capital lies there.
    enable | what=enabled:enabled! who:who
        | Artillery may be recruited; Ships may explore; there is the Casus Belli Holy War
        (EU-9.11.9).
    reroll | what=kind:rerolled! n:int1 who:who
        | So many own Battle Dice may be rolled again.
    """,
)
