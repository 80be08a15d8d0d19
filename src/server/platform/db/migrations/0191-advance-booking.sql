-- Advance booking: an order of which a part is paid now and the rest before it leaves.

-- JSON: what was agreed with its buyer; null of every other order.
alter table orders add column booking text;
-- Until when the rest is to come; null while the advance has not, and once all is paid or the order is over.
alter table orders add column rest_before bigint;
alter table orders add column rest_reminded_at bigint;
create index orders_rest on orders (rest_before) where rest_before is not null;
create index orders_booked on orders (state, rest_before) where booking is not null;
