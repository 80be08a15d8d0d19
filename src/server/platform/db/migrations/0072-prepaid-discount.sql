-- What of an order's discount was given because it is paid before its parcel leaves.
ALTER TABLE orders ADD COLUMN prepaid_discount_paise bigint NOT NULL DEFAULT 0;
