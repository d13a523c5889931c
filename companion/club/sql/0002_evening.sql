-- A tournament: its people, rounds, pods and corrections; who organises; the club's settings.

CREATE TABLE people (
    id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    name text NOT NULL CHECK (name <> ''),
    gone boolean NOT NULL DEFAULT false             -- left, and plays no further round
);
CREATE UNIQUE INDEX people_by_name ON people (lower(name));

CREATE TABLE rounds (
    number integer PRIMARY KEY,
    drawn timestamptz NOT NULL DEFAULT now(),
    started timestamptz,
    ended timestamptz
);

-- People who play one game together.
CREATE TABLE pods (
    round integer NOT NULL REFERENCES rounds (number) ON DELETE CASCADE,
    pod integer NOT NULL,
    table_id integer REFERENCES tables (id),
    game bigint,                                    -- the game that they played there, once the round is over
    PRIMARY KEY (round, pod),
    FOREIGN KEY (table_id, game) REFERENCES games (table_id, game)
);

CREATE TABLE seats (
    round integer NOT NULL,
    pod integer NOT NULL,
    seat integer NOT NULL,                          -- 1 to 6
    person integer NOT NULL REFERENCES people (id),
    absent boolean NOT NULL DEFAULT false,          -- did not come
    PRIMARY KEY (round, pod, seat),
    UNIQUE (round, person),
    FOREIGN KEY (round, pod) REFERENCES pods (round, pod) ON DELETE CASCADE
);

-- What the organiser corrected; never changed, only followed by another. Either the places of a pod, in place of those
-- that its table reported, or points that a person was given or lost.
CREATE TABLE corrections (
    id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    round integer,
    pod integer,
    ranks jsonb,                                    -- the rank of each person who played: {"7": 1, "3": 2}
    person integer REFERENCES people (id),
    points integer,
    reason text NOT NULL CHECK (reason <> ''),
    organiser text NOT NULL,
    made timestamptz NOT NULL DEFAULT now(),
    FOREIGN KEY (round, pod) REFERENCES pods (round, pod),
    CHECK ((ranks IS NULL) <> (points IS NULL))
);

CREATE TABLE organisers (
    name text PRIMARY KEY,
    password text NOT NULL                          -- salt and scrypt hash, as the pages write them
);

CREATE TABLE settings (
    key text PRIMARY KEY,
    value jsonb NOT NULL
);
