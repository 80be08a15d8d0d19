-- People and how they prove who they are. Ids of sessions, tokens and codes are kept as SHA-256 only.

create table users (
  id {id},
  username text not null,
  -- The name and the address as they are compared: folded to small letters.
  username_key text not null unique,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  -- Null for customers; the spec's isAdmin is true for every role.
  role text check (role in ('owner', 'manager', 'packer')),
  email_confirmed_at bigint,
  must_change_password smallint not null default 0,
  terms_accepted_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  erased_at bigint
);
create index users_staff on users (role, id) where role is not null;

create table sessions (
  id {id},
  token_hash text not null unique,
  user_id bigint not null references users (id) on delete cascade,
  is_remembered smallint not null default 0,
  device text not null default '',
  created_at bigint not null,
  last_seen_at bigint not null,
  expires_at bigint not null
);
create index sessions_user on sessions (user_id, last_seen_at desc);
create index sessions_expiry on sessions (expires_at);

-- Single-use links sent by mail; email is the address that the link proves.
create table account_tokens (
  token_hash text primary key,
  user_id bigint not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'confirm-email', 'change-email')),
  email text not null,
  created_at bigint not null,
  expires_at bigint not null
);
create index account_tokens_user on account_tokens (user_id, purpose);
create index account_tokens_expiry on account_tokens (expires_at);

create table second_factors (
  user_id bigint primary key references users (id) on delete cascade,
  secret text not null,
  confirmed_at bigint,
  -- The time step of the last code taken: no code counts twice.
  last_step bigint not null default 0,
  created_at bigint not null
);

create table recovery_codes (
  user_id bigint not null references users (id) on delete cascade,
  code_hash text not null,
  created_at bigint not null,
  primary key (user_id, code_hash)
);

-- Counters of fixed windows; the key is a hash, so that no address or name is kept here.
create table rate_limits (
  key text primary key,
  count integer not null,
  ends_at bigint not null
);
create index rate_limits_end on rate_limits (ends_at);
