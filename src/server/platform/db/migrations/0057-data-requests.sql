-- What people ask for of their data, with the clock of the law, and how long each kind of data is kept.

insert into law_numbers (name, from_day, to_day, value, unit, source, note) values
  ('data-request-answer', '2025-11-14', null, 90, 'days', 'DPDP Rules 2025, rule 14', 'unchecked'),
  ('data-request-goal', '2025-11-14', null, 30, 'days', '', 'The shop''s own.');

create table data_requests (
  id {id},
  kind text not null check (kind in ('access', 'correct', 'erase', 'withdraw', 'nominate', 'grievance')),
  email text not null,
  language text not null default 'en',
  -- What is wrong, who is nominated, what the grievance is.
  words text not null default '',
  -- Of the newest code that was sent; tries are counted until it is right.
  code_hash text,
  code_expires_at bigint,
  code_tries integer not null default 0,
  -- Opens the request again, from its proof on.
  secret_hash text,
  asked_at bigint not null,
  -- The clocks run from here.
  contact_proved_at bigint,
  goal_before bigint,
  answer_before bigint,
  answered_at bigint,
  outcome text check (outcome in ('done', 'partly', 'refused')),
  outcome_words text not null default '',
  -- JSON: what stays, how much of it, and until when.
  kept text not null default '[]',
  user_id bigint references users (id) on delete set null,
  check ((answered_at is null) = (outcome is null))
);
create index data_requests_clock on data_requests (answer_before)
  where contact_proved_at is not null and answered_at is null;
create index data_requests_of on data_requests (email, asked_at);

-- How long each kind is kept: so many days after what keeps_rule names, or for ever where there is no number.
create table retention (
  kind text primary key,
  basis text not null,
  keeps_days bigint check (keeps_days > 0),
  keeps_rule text not null,
  source text not null default ''
);

insert into retention (kind, basis, keeps_days, keeps_rule, source) values
  ('documents', 'Tax law', null, 'Name and address until the day on the document', 'CGST Act, section 36'),
  ('orders', 'Claims of guests', 1095, 'After the last change of an order that is over', 'Limitation Act 1963, article 113: unchecked'),
  ('complaints', 'Register of complaints', 1095, 'After they were resolved', 'E-Commerce Rules 2020, rule 4: unchecked'),
  ('messages', 'Answering', 1095, 'After the last word', ''),
  ('carts', 'Shopping', 90, 'After the last change, without an account', ''),
  ('door-refusals', 'Cash at the door', 365, 'After the parcel was refused', ''),
  ('consents', 'Proof of consent', 1095, 'After they were taken back or used up', 'DPDP Act 2023, section 6(10): unchecked'),
  ('data-requests', 'Proof of answers', 1095, 'After they were answered', 'DPDP Act 2023'),
  ('unproved-requests', 'Proving an address', 7, 'After they were asked for', '');

-- A dispute or an authority wants a kind to stay: no sweep touches it until the hold is lifted.
create table legal_holds (
  id {id},
  kind text not null references retention (kind),
  reason text not null,
  from_at bigint not null,
  user_id bigint references users (id) on delete set null,
  lifted_at bigint
);
create unique index legal_holds_in_force on legal_holds (kind) where lifted_at is null;

-- When each sweep ran, and what it took away: JSON.
create table retention_sweeps (
  id {id},
  at bigint not null,
  user_id bigint references users (id) on delete set null,
  took text not null
);
create index retention_sweeps_latest on retention_sweeps (at desc);
