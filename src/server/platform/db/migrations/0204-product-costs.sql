-- What pieces cost the shop: one row for each time somebody wrote it down, the last one counts. Seen with `costs.see` alone.

create table product_costs (
  id {id},
  product_id bigint not null references products (id) on delete cascade,
  -- Null where what was known before was taken back.
  purchase_paise bigint check (purchase_paise >= 0),
  other_paise bigint not null check (other_paise >= 0),
  -- What was sold from this moment on cost this.
  since_at bigint not null,
  created_at bigint not null,
  user_id bigint,
  username text not null
);
create index product_costs_product on product_costs (product_id, id);
