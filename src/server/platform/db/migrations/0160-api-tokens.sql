-- What other programs sign in with: a token of which only a hash is kept, acting for whoever made it.

create table api_tokens (
  id {id},
  name text not null,
  token_hash text not null unique,
  -- The last four characters, by which its owner knows it again.
  ending text not null,
  -- Permissions of staff, with commas between them.
  scopes text not null,
  user_id bigint not null references users (id) on delete cascade,
  created_at bigint not null,
  -- Null of one that never ends by itself.
  expires_at bigint,
  last_used_at bigint
);
create index api_tokens_user on api_tokens (user_id);
