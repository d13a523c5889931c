-- How a pod ended is kept when its round ends: what its table withdraws afterwards changes no round that is over.

ALTER TABLE pods ADD COLUMN places jsonb;           -- rank and score of each person who played: {"7": [1, 18], "3": [2, null]}
