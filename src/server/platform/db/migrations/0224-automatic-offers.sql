-- Offers that apply by themselves are coupons that nobody types, and any coupon may ask for so many sarees.

alter table coupons add column is_automatic integer not null default 0;
alter table coupons add column least_pieces integer not null default 0;
create index coupons_automatic on coupons (id) where is_automatic = 1;
