-- What the shop does later: jobs, what starts them by the clock, and the letters that go out by mail.

create table jobs (
  id {id},
  kind text not null,
  payload text not null,
  -- Smaller goes first.
  priority smallint not null default 5,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'dead')),
  run_at bigint not null,
  attempts integer not null default 0,
  max_attempts integer not null,
  -- A worker that dies gives its job back when its lease ends.
  leased_until bigint not null default 0,
  last_error text,
  created_at bigint not null
);
create index jobs_due on jobs (status, priority, run_at, id);

create table schedules (
  name text primary key,
  next_at bigint not null
);

create table mails (
  id {id},
  -- At most one letter is kept under a key: one receipt an order, however often it is asked for.
  once_key text unique,
  message_id text not null,
  recipient text not null,
  letter text not null,
  props text not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'kept', 'failed')),
  subject text not null default '',
  html text not null default '',
  body text not null default '',
  attempts integer not null default 0,
  last_error text,
  created_at bigint not null,
  sent_at bigint
);
create index mails_latest on mails (created_at desc, id desc);
create index mails_status on mails (status, created_at desc, id desc);
create index mails_recipient on mails (recipient);
