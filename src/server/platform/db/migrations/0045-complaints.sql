-- Complaints: messages with the clocks of the E-Commerce Rules 2020, rule 4(5), and ways to follow them without an account.

insert into law_numbers (name, from_day, to_day, value, unit, source, note) values
  ('complaint-acknowledge', '2020-07-23', null, 2, 'days', 'E-Commerce Rules 2020, rule 4(5)', '48 hours'),
  ('complaint-resolve', '2020-07-23', null, 1, 'months', 'E-Commerce Rules 2020, rule 4(5)', ''),
  ('complaint-reopen', '2020-07-23', null, 30, 'days', '', 'The shop''s own.');

create table complaints (
  ticket_id bigint primary key references tickets (id) on delete cascade,
  order_id bigint references orders (id) on delete set null,
  -- The order as its writer named it, whether there is one or not.
  order_named text not null default '',
  -- JSON: addresses of pictures.
  photos text not null default '[]',
  is_grievance_officer smallint not null default 0,
  received_at bigint not null,
  acknowledge_by bigint not null,
  acknowledged_at bigint,
  resolve_before bigint not null,
  resolved_at bigint,
  outcome text check (outcome in ('refunded', 'exchanged', 'repaired', 'explained', 'declined', 'withdrawn')),
  outcome_words text not null default '',
  reopened_at bigint,
  -- When the shop was last reminded of a clock that runs out.
  reminded_at bigint,
  check ((resolved_at is null) = (outcome is null))
);
create index complaints_clock on complaints (resolve_before) where resolved_at is null;
create index complaints_latest on complaints (received_at desc, ticket_id desc);
create index complaints_order on complaints (order_id) where order_id is not null;

-- What happened to a complaint, in order; nothing of it is ever changed.
create table complaint_events (
  id {id},
  ticket_id bigint not null references complaints (ticket_id) on delete cascade,
  kind text not null check (kind in ('received', 'acknowledged', 'answered', 'resolved', 'reopened')),
  words text not null default '',
  outcome text,
  user_id bigint references users (id) on delete set null,
  at bigint not null
);
create index complaint_events_of on complaint_events (ticket_id, id);

-- The ways of its writer to it: hashes of what stands in the addresses of emails.
create table complaint_links (
  secret_hash text primary key,
  ticket_id bigint not null references complaints (ticket_id) on delete cascade,
  created_at bigint not null
);
create index complaint_links_of on complaint_links (ticket_id);
