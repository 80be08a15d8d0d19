-- What each member of staff is told of, by which way, and when (domain/work/alerts.ts).
create table alert_choices (
  user_id bigint primary key references users (id) on delete cascade,
  -- Kinds, with commas between them.
  email text not null,
  browser text not null,
  -- Minutes of India's day; both or neither.
  quiet_from integer,
  quiet_until integer,
  updated_at bigint not null
);

-- What somebody is or was told of by one way.
create table staff_alerts (
  id {id},
  user_id bigint not null references users (id) on delete cascade,
  way text not null,
  kind text not null,
  -- What it is about: an order, message, return or product; 0 of what is about none.
  subject_id bigint not null,
  name text not null,
  -- When it happened, and when it is told: later where quiet hours lay between.
  happened_at bigint not null,
  due_at bigint not null,
  -- When it left by email.
  told_at bigint,
  unique (user_id, way, kind, subject_id, happened_at)
);
create index staff_alerts_due on staff_alerts (due_at);
create index staff_alerts_to_write on staff_alerts (user_id, due_at) where told_at is null and way = 'email';
create index staff_alerts_written on staff_alerts (user_id, told_at) where told_at is not null;

-- Up to where somebody has looked for what there is to tell: one row.
create table alert_watch (
  id integer primary key,
  seen_at bigint not null,
  seen_event bigint not null,
  seen_stock bigint not null
);
