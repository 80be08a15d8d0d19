-- The register of breaches of personal data, with the clocks that run from the moment at which one was noticed.

-- In hours, by the day from which they count.
create table breach_clocks (
  name text not null check (name in ('cert-in', 'board-full')),
  from_day text not null,
  hours integer not null check (hours > 0),
  source text not null default '',
  note text not null default '',
  primary key (name, from_day)
);
insert into breach_clocks (name, from_day, hours, source, note) values
  ('cert-in', '2022-06-28', 6, 'CERT-In Directions of 28.4.2022', 'unchecked'),
  ('board-full', '2025-11-14', 72, 'DPDP Rules 2025, rule 7', 'unchecked');

create table breaches (
  id {id},
  noticed_at bigint not null,
  happened_from bigint,
  happened_to bigint,
  what text not null,
  -- JSON: the kinds of data.
  kinds text not null default '[]',
  people_count integer check (people_count >= 0),
  cert_in_before bigint not null,
  board_full_before bigint not null,
  -- When each was told; the Board first without delay, then in full, and people without delay.
  cert_in_at bigint,
  board_first_at bigint,
  board_full_at bigint,
  people_told_at bigint,
  remedy text not null default '',
  closed_at bigint,
  user_id bigint references users (id) on delete set null,
  created_at bigint not null
);
create index breaches_open on breaches (noticed_at) where closed_at is null;

-- Who got the email of a breach, once each.
create table breach_emails (
  breach_id bigint not null references breaches (id),
  email text not null,
  words text not null,
  sent_at bigint not null,
  primary key (breach_id, email)
);
