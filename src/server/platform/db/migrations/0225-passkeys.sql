-- A passkey signs its person in by itself (docs/decisions/0033-passkeys.md): the key that its signatures are checked with,
-- and the highest count of them that was seen.
create table passkeys (
  id {id},
  user_id bigint not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  algorithm integer not null,
  sign_count bigint not null,
  name text not null,
  created_at bigint not null,
  last_used_at bigint
);
create index passkeys_user on passkeys (user_id);
-- A challenge counts once. It is kept nowhere before it is used (its ticket is sealed), so that asking writes nothing.
create table spent_challenges (
  challenge_hash text primary key,
  expires_at bigint not null
);
create index spent_challenges_expires on spent_challenges (expires_at);
-- What authenticators know a person by: says nothing to anybody else.
alter table users add column passkey_handle text;
create unique index users_passkey_handle on users (passkey_handle);
-- A passkey is proof of two things at once: what one has, and what one knows or is.
alter table sessions add column is_by_passkey integer not null default 0;
