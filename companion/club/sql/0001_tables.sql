-- Tables that joined, and what their journals hold.

-- As the hub's file members.json has them, which outlives the database; their numbers are given there.
CREATE TABLE tables (
    id integer PRIMARY KEY,
    name text NOT NULL,
    revoked boolean NOT NULL DEFAULT false          -- its key opens nothing any more
);

-- The public journal, as the tables sent it: never changed. There are no gaps: a row is stored only after the one before.
CREATE TABLE entries (
    table_id integer NOT NULL REFERENCES tables (id),
    game bigint NOT NULL,                           -- the same number for the same game, whatever becomes of the table's file
    number integer NOT NULL,                        -- 0 is the game's start; else the row's number in the table's journal
    undone integer NOT NULL DEFAULT 0,              -- so many entries before it are withdrawn; below 0: restored
    body bytea NOT NULL,                            -- JSON: the public events; of row 0 the start and the players
    arrived timestamptz NOT NULL DEFAULT now(),     -- the hub's clock; no table's is believed
    PRIMARY KEY (table_id, game, number)
);

-- One line for each game, written with its row 0.
CREATE TABLE games (
    table_id integer NOT NULL REFERENCES tables (id),
    game bigint NOT NULL,
    kind text NOT NULL,                             -- elfenland, masterelf ...
    arrived timestamptz NOT NULL DEFAULT now(),     -- of its row 0
    PRIMARY KEY (table_id, game)
);
CREATE INDEX games_by_arrival ON games (table_id, arrived);

-- The standings of games that are over, as the engine counts them; gone again when the end is withdrawn.
CREATE TABLE results (
    table_id integer NOT NULL,
    game bigint NOT NULL,
    seat text NOT NULL,                             -- "1" to "6"
    rank integer,                                   -- from 1, shared ranks equal; null: not certain
    score integer,
    number integer NOT NULL,                        -- the row up to which the game was folded
    PRIMARY KEY (table_id, game, seat),
    FOREIGN KEY (table_id, game) REFERENCES games (table_id, game)
);

-- A table asked for the organiser; its own count is the identity.
CREATE TABLE calls (
    table_id integer NOT NULL REFERENCES tables (id),
    number bigint NOT NULL,
    arrived timestamptz NOT NULL DEFAULT now(),
    answered timestamptz,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE announcements (
    id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    table_id integer REFERENCES tables (id),        -- null: to all of them
    text text NOT NULL,
    made timestamptz NOT NULL DEFAULT now()
);
