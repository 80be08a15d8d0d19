-- When shoppers could first see a product (ms); null as long as they never could, and of what the release before adds,
-- which was seen from created_at on (domain/publishing/first-published.ts). A draft that was ordered had been in the shop.
alter table products add column published_at bigint;
update products set published_at = created_at
where archived_at is null or draft_state = 'none'
  or exists (select 1 from order_lines where order_lines.product_id = products.id);
-- The curated lists of the home page as products_latest, which the release before still asks: it goes with the next contraction.
create index products_newest on products
  (sold_out, (coalesce(published_at, created_at)) desc, id desc, is_featured, is_new_arrival, is_trending)
  where archived_at is null;
