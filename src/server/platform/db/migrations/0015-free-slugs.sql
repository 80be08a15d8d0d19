-- A product that has left the shop keeps its slug under a name that no address has, so that another may take it;
-- whoever comes by the old one is led to its category.
insert into slug_moves (kind, old_slug, target_id)
select 'product', slug, id from products where archived_at is not null
on conflict (kind, old_slug) do nothing;
update products set slug = '~' || id || '~' || slug where archived_at is not null;

-- The same picture hangs in a gallery once.
delete from product_pictures where exists (
  select 1 from product_pictures p
  where p.product_id = product_pictures.product_id and p.path = product_pictures.path
    and p.position < product_pictures.position
);
