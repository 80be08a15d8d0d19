-- What shoppers read of an offer that applies by itself; an order keeps the title that was read as it was placed.

alter table coupons add column title text not null default '';
alter table orders add column offer_title text;
