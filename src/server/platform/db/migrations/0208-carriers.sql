-- Carriers through one port: what each wants to know, parcels booked with it, and what it says of them.

create table carriers (
  id {id},
  code text not null unique,
  is_on integer not null default 0,
  -- What it wants to know and anybody at work may read, as JSON.
  fields text not null default '{}',
  -- What nobody reads again, as JSON, encrypted; '' where there is nothing.
  secrets text not null default '',
  -- What it let us in with last, encrypted, and until when it counts.
  token text not null default '',
  token_until bigint not null default 0,
  updated_at bigint not null
);

create table bookings (
  id {id},
  order_id bigint not null references orders (id),
  carrier text not null,
  -- What the carrier knows it by: the same asked twice is one booking.
  booking_key text not null unique,
  -- What is in it and what it travels with, as JSON.
  form text not null,
  state text not null check (state in ('asked', 'booked', 'sent', 'failed', 'cancelled')),
  -- Ids of the carrier: they stand as soon as it has answered, so that a step is not made twice.
  remote_order text not null default '',
  remote_shipment text not null default '',
  tracking_number text not null default '',
  -- Who carries it for the carrier, where that has others do so.
  courier text not null default '',
  is_pickup_asked integer not null default 0,
  label_url text not null default '',
  -- Why it failed, in its own words.
  error text not null default '',
  -- Once it has left the house.
  parcel_id bigint references parcels (id),
  created_at bigint not null,
  updated_at bigint not null
);
-- One at a time: two who book at once make one.
create unique index bookings_open on bookings (order_id) where state in ('asked', 'booked', 'failed');
create index bookings_of_order on bookings (order_id);
create index bookings_by_number on bookings (tracking_number) where tracking_number <> '';

alter table parcels add column carrier_code text not null default '';
-- How far it is; '' while nobody has said anything.
alter table parcels add column stage text not null default '';
-- When its carrier was last asked.
alter table parcels add column asked_at bigint not null default 0;
create index parcels_under_way on parcels (carrier_code, asked_at) where delivered_at is null and carrier_code <> '';

create table tracking_events (
  id {id},
  parcel_id bigint not null references parcels (id),
  stage text not null,
  place text not null default '',
  at bigint not null,
  created_at bigint not null,
  unique (parcel_id, stage, at)
);
