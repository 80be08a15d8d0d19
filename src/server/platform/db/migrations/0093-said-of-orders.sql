-- What the shop itself wrote into an order's history, as JSON of a code and what its sentence is made from; empty: words alone.
ALTER TABLE order_events ADD COLUMN said text NOT NULL DEFAULT '';
