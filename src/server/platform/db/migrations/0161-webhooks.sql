-- Addresses of other programs that are told what happens in the shop, and what each was told.

create table webhooks (
  id {id},
  url text not null,
  -- Names of events, with commas between them.
  events text not null,
  -- Encrypted: messages are signed with it.
  secret text not null,
  -- Tries in a row that nobody took.
  failures integer not null default 0,
  -- Null while it is told things.
  disabled_at bigint,
  -- What was written before it was added is not told.
  first_event bigint not null,
  first_audit bigint not null,
  -- The last entry of orders' histories, and of the log of staff, that was looked at.
  seen_event bigint not null,
  seen_audit bigint not null,
  created_at bigint not null
);

create table webhook_deliveries (
  id {id},
  webhook_id bigint not null references webhooks (id) on delete cascade,
  event text not null,
  -- What it is about: an entry of an order's history or of the log of staff; nothing of a try.
  source text not null check (source in ('order', 'product', 'test')),
  source_id bigint,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  attempts integer not null default 0,
  -- What the program last answered; null where it answered nothing.
  status integer,
  error text not null default '',
  created_at bigint not null,
  tried_at bigint,
  unique (webhook_id, source, source_id)
);
create index webhook_deliveries_latest on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_old on webhook_deliveries (created_at);
