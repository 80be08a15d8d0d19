-- What staff call an order among themselves, and who of them sees to it. A tag is the same one however it is written.
create table order_tags (
  order_id integer not null references orders (id) on delete cascade,
  tag_key text not null,
  tag text not null,
  primary key (order_id, tag_key)
);
create index order_tags_by_tag on order_tags (tag_key, order_id);
alter table orders add column assigned_to integer references users (id);
create index orders_assigned on orders (assigned_to) where assigned_to is not null;
