-- Prices for a time: which sarees cost less by what share, from when until when, and what they cost before. A list
-- without an end is a change of prices that comes at its moment and stays.

create table price_lists (
  id {id},
  name text not null,
  percent double precision not null,
  ending text not null,
  starts_at bigint not null,
  ends_at bigint,
  state text not null default 'planned' check (state in ('planned', 'running', 'over', 'cancelled')),
  products integer not null,
  username text not null,
  created_at bigint not null
);
create index price_lists_state on price_lists (state);

create table price_list_products (
  list_id bigint not null references price_lists (id) on delete cascade,
  product_id bigint not null references products (id) on delete cascade,
  -- The columns that the list wrote, as they were and as it left them (JSON); null until it begins.
  before text,
  after text,
  primary key (list_id, product_id)
);
create index price_list_products_product on price_list_products (product_id);
