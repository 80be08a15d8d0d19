-- The second half of an exchange: the order of the saree that the buyer gets instead.

alter table orders add column exchange_of bigint;
create index orders_exchange on orders (exchange_of) where exchange_of is not null;
alter table returns add column exchange_order_id bigint;
-- How it ended.
alter table returns add column resolution text not null default ''
  check (resolution in ('', 'refunded', 'credited', 'exchanged', 'nothing'));
