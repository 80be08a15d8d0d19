-- Which categories the coupon of an order covered when it was placed, as JSON; null for orders from before that was kept.
alter table orders add column coupon_category_ids text;
