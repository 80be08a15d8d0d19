-- Newsletters, and one row for each reader to whom one of them goes.
create table newsletter_issues (
  id {id},
  subject text not null,
  -- The line that mail programs show beside the subject.
  preview text not null default '',
  content text not null,
  -- The address of a kept picture, '' for none, and what it shows.
  picture text not null default '',
  picture_alt text not null default '',
  -- The pieces below it, in order (JSON list of ids).
  product_ids text not null default '[]',
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent')),
  send_at bigint,
  started_at bigint,
  ended_at bigint,
  -- JSON: how many deliveries ended how, counted when the last one did; the rows themselves go after a year.
  totals text,
  -- Readers who left while this was the last newsletter that they had been sent.
  left_count bigint not null default 0,
  created_at bigint not null,
  updated_at bigint not null
);
create index newsletter_issues_under_way on newsletter_issues (started_at, id) where state = 'sending';

create table newsletter_deliveries (
  id {id},
  issue_id bigint not null references newsletter_issues (id) on delete cascade,
  -- Null once the reader was forgotten.
  subscriber_id bigint references subscribers (id) on delete set null,
  -- 'handed': the mail server is being given it; 'unclear': nobody knows whether it took it; 'skipped': the reader had left.
  state text not null default 'waiting' check (state in ('waiting', 'handed', 'sent', 'failed', 'unclear', 'skipped')),
  attempts integer not null default 0,
  -- Not before.
  next_at bigint not null default 0,
  last_error text not null default '',
  settled_at bigint
);
create unique index newsletter_deliveries_once on newsletter_deliveries (issue_id, subscriber_id);
create index newsletter_deliveries_next on newsletter_deliveries (issue_id, state, next_at, id);
create index newsletter_deliveries_of on newsletter_deliveries (subscriber_id);

-- One row: which chain of jobs sends now, and when the next few emails may leave.
create table newsletter_pace (
  id integer primary key check (id = 1),
  turn bigint not null default 0,
  next_at bigint not null default 0,
  -- Times in a row that the mail server was away, and what it said.
  away integer not null default 0,
  last_error text not null default ''
);
insert into newsletter_pace (id) values (1);

insert into retention (kind, basis, keeps_days, keeps_rule, source) values
  ('newsletter-deliveries', 'Sending once', 365, 'After the newsletter was sent', '');
