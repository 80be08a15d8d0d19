-- At or below how many left this product runs low (domain/stock.ts); null: the mark of the shop.
alter table products add column low_stock integer check (low_stock between 0 and 1000);
