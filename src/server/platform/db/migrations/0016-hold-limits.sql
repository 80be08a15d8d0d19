-- Who keeps pieces aside and what they are worth, so that nobody keeps the whole shop: an account or a
-- browser (`user:1`, `guest:` and the hash of its cookie) and the network that it came from.
alter table holds add column visitor text;
alter table holds add column network text;
-- 1 for a customer who has bought before: their network is not counted.
alter table holds add column is_trusted smallint not null default 0;
alter table holds add column unit_paise bigint not null default 0;
create index holds_visitor on holds (visitor) where visitor is not null;
create index holds_network on holds (network) where network is not null;

-- For how long a visitor or a network has kept a product aside; forgotten a day after it was last kept.
create table hold_times (
  holder text not null,
  product_id bigint not null references products (id) on delete cascade,
  kept_ms bigint not null,
  ends_at bigint not null,
  primary key (holder, product_id)
);
create index hold_times_ends on hold_times (ends_at);

-- When the one extension of an order that waits for its money was used.
alter table orders add column extended_at bigint;

-- Since when a member of staff looks after a draft.
alter table chat_orders add column taken_at bigint;
