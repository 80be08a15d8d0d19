-- Changes of many products at once, with what they wrote over: for ten minutes they can be taken back.

create table bulk_changes (
  id {id},
  at bigint not null,
  username text not null,
  action text not null,
  products integer not null,
  undone_at bigint
);
create index bulk_changes_at on bulk_changes (at);

create table bulk_change_rows (
  bulk_id bigint not null references bulk_changes (id) on delete cascade,
  product_id bigint not null references products (id) on delete cascade,
  -- The columns that it wrote, as they were and as it left them (JSON).
  before text not null,
  after text not null,
  primary key (bulk_id, product_id)
);
create index bulk_change_rows_product on bulk_change_rows (product_id);
