-- Cash at the door: the owner's rules in their order, what was decided of an order, and parcels refused there.

create table cod_rules (
  id {id},
  position integer not null,
  is_active smallint not null default 1,
  -- JSON: the first digits of PIN codes; none for every place.
  pin_prefixes text not null default '[]',
  min_paise bigint,
  max_paise bigint,
  -- JSON: one piece of any of them is enough; none for all.
  category_ids text not null default '[]',
  refusals_at_least integer,
  is_new_buyer smallint,
  outcome text not null check (outcome in ('allow', 'confirm', 'part-advance', 'refuse')),
  advance_percent integer check (advance_percent between 1 and 100),
  advance_paise bigint check (advance_paise > 0),
  -- What a buyer is told who is refused.
  words text not null default ''
);

-- A parcel that nobody took, under the mobile of its order; forgotten after a year.
create table door_refusals (
  order_id bigint primary key references orders (id) on delete cascade,
  mobile text not null,
  refused_at bigint not null
);
create index door_refusals_mobile on door_refusals (mobile, refused_at);
create index door_refusals_time on door_refusals (refused_at);

-- JSON: the decision with the rule as it was then; null of orders that are paid another way.
alter table orders add column cod_decision text;
-- What is paid before the parcel leaves; the rest is paid at the door.
alter table orders add column advance_paise bigint not null default 0;
-- Until when its buyer may confirm it; null where nobody has to.
alter table orders add column confirm_before bigint;
create index orders_confirm on orders (confirm_before) where confirm_before is not null;

insert into law_numbers (name, from_day, to_day, value, unit, source, note) values
  ('door-refusal-days', '2017-07-01', null, 365, 'days', '', 'The shop''s own.');
