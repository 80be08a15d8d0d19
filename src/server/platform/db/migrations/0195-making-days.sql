-- Working days that a piece needs before it leaves, beside those that the shop needs to pack: what is woven to order, or
-- finished with fall and blouse. Every promise of delivery counts them (domain/delivery/shipping.ts).
alter table products add column making_days integer not null default 0 check (making_days between 0 and 120);
