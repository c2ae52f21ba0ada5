"""What is stored. A match is its decisions, one row each; everything else can be derived.

Times are seconds since 1970, so that SQLite and PostgreSQL agree on them.
"""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

facts: Final = Table(
    "facts",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(200), nullable=False),
)
"""What all servers of one database share: the secret that signs the tokens of forms."""

users: Final = Table(
    "users",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    # The name without case and accents: nobody can look like somebody else.
    Column("name_key", String(80), nullable=False, unique=True),
    Column("password", String(200)),
    Column("email", String(254)),
    Column("webhook", String(500)),
    Column("language", String(2), nullable=False),
    Column("theme", String(5), nullable=False, server_default="auto"),
    Column("blocked", Boolean, nullable=False, server_default="0"),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    # Nothing is sent where nobody has said that he can read it there.
    Column("email_confirmed", Boolean, nullable=False, server_default="0"),
    Column("webhook_confirmed", Boolean, nullable=False, server_default="0"),
    Column("mail_due", Double, index=True),  # since when there is something to write about
    Column("mailed", Double, nullable=False, server_default="0"),  # when it was last written
    Column("hook_due", Double, index=True),
    Column("hooked", Double, nullable=False, server_default="0"),
    Column("places", JSON),  # hashes of where this person has signed in, the newest first
    Column("vacation", JSON),  # {"from", "until", "year", "used": seconds of that year before}
    Column("confirm", String(8), nullable=False, server_default="never"),  # never, turn, final
    sqlite_autoincrement=True,  # nobody gets the number of somebody who is gone
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("key", String(64), primary_key=True),  # the hash of what the cookie holds
    Column("user_id", ForeignKey(users.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Column("about", String(120), nullable=False),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", ForeignKey(users.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("key", String(64), nullable=False, unique=True),  # the hash of the token
    Column("created", Double, nullable=False),
    Column("used", Double),
    Column("scope", String(4), nullable=False, server_default="play"),  # read, play
    Column("expires", Double),
    sqlite_autoincrement=True,  # nobody gets the number of somebody who is gone
)

confirmations: Final = Table(
    "confirmations",
    metadata,
    Column("key", String(64), primary_key=True),  # the hash of what was sent
    Column("user_id", ForeignKey(users.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("what", String(8), nullable=False),  # email, webhook, password
    Column("value", String(500), nullable=False),  # the address that it was sent to
    Column("expires", Double, nullable=False),
)
"""What was sent to an address, so that its owner can show that he got it."""

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("creator", ForeignKey(users.c.id, ondelete="SET NULL"), index=True),
    Column("game", String(40), nullable=False),
    Column("version", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("seed_hash", String(64), nullable=False),
    Column("pace", String(4), nullable=False),  # live, day
    Column("move_time", Double),  # seconds for a decision, or no clock
    Column("reserve", Double),  # seconds beyond that, for the whole match
    Column("late", String(8), nullable=False),  # bot, forfeit: what a seat out of time gets
    Column("listed", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("invitation", String(24), unique=True),  # none: revoked
    Column("state", String(8), nullable=False),  # open, playing, over
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("moved", Double, nullable=False),  # when something last happened
    Column("head", Integer, nullable=False, server_default="0"),  # rows in the journal
    Column("asked", JSON, nullable=False),  # {seat: since when}
    Column("deadline", Double, index=True),  # when the first clock of an asked person runs out
    Column("bots_asked", Boolean, nullable=False, server_default="0", index=True),
    Column("undo", JSON),  # {"seat", "back_to", "head", "agreed": [seats]}: asked for, not answered
    Column("result", JSON),
    Column("rematch", String(12)),  # the table that was opened after this one
    Column("keeper", String(40)),  # the server that lets the bots of this table think
    Column("kept_until", Double, nullable=False, server_default="0"),
    Column("summary", JSON),  # kronika.core.page.Summary, for lists of tables
    Column("aside", String(16)),  # the build of a server that cannot play this; nobody's clock runs
    Column("aside_at", Double),
    Column("mixed", Boolean, nullable=False, server_default="0"),  # players add chance of their own
    # Then the seed and its hash are those of the dice, made from this one and the players' shares.
    Column("server_seed", String(64)),
    Column("server_hash", String(64)),
    # Whether who has the address may watch, and look at all of it after the end.
    Column("guests", Boolean, nullable=False, server_default="1"),
    # For each seat, and at last for who only watches: [how much he could see happen, how often
    # something of it was taken back].
    Column("sights", JSON),
)
Index("ix_tables_lobby", tables.c.state, tables.c.listed, tables.c.moved)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", ForeignKey(users.c.id, ondelete="SET NULL"), index=True),
    Column("name", String(40)),  # of the person or bot; none: the seat is free
    Column("bot", String(20)),  # the level of the bot that plays here now
    # free: anybody may sit down, if the table is listed; friend: only by invitation
    Column("kind", String(8), nullable=False),  # person, bot, free, friend
    Column("left", String(8)),  # late, resigned: a person who plays no more
    Column("reserve", Double),  # seconds that are left of the table's reserve
    Column("seen", Integer, nullable=False, server_default="0"),  # decisions that were looked at
    Column("late_at", Integer),  # after how many decisions the time last ran out
    Column("away_from", Double),  # a vacation, in which the clock stands still
    Column("away_until", Double),
    Column("commitment", String(64)),  # the hash of the share
    Column("share", String(64)),  # what this player adds to the seed
    Column("standing", JSON),  # {prompt: key}: what is always answered, until he says otherwise
)

decisions: Final = Table(
    "decisions",
    metadata,
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    # Numbers have no gaps; that no two rows have the same one is what keeps two servers, two
    # tabs and two clicks from deciding twice.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("choice", String(200)),  # the key of the option
    Column("back_to", Integer),  # instead of a choice: so many decisions are left standing
    Column("by", String(8), nullable=False),  # person, bot, clock, standing
    Column("at", Double, nullable=False),
    Column("used", Double),  # seconds of a person's clock
)

messages: Final = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    Column("user_id", ForeignKey(users.c.id, ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("room", String(10), nullable=False),  # players, spectators
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_autoincrement=True,  # nobody gets the number of somebody who is gone
)
Index("ix_messages_table", messages.c.table_id, messages.c.id)

notes: Final = Table(
    "notes",
    metadata,
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey(users.c.id, ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)
