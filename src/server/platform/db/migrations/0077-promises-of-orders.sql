-- What a buyer was promised when the order was placed: an owner who changes the terms changes no order. Older orders have the first terms.
ALTER TABLE orders ADD COLUMN expected_from bigint;
ALTER TABLE orders ADD COLUMN expected_to bigint;
ALTER TABLE orders ADD COLUMN returns_days bigint NOT NULL DEFAULT 7;
ALTER TABLE orders ADD COLUMN damage_hours bigint NOT NULL DEFAULT 48;
