-- Who reads the newsletter, and what people wrote to the shop. Tokens are kept as SHA-256 only.

create table subscribers (
  id {id},
  email text not null,
  -- The address as it is compared: folded to small letters.
  email_key text not null unique,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- When the last letter that asks for confirmation was written: one in ten minutes is enough.
  asked_at bigint not null,
  confirmed_at bigint,
  unsubscribed_at bigint,
  created_at bigint not null,
  updated_at bigint not null
);
create index subscribers_status on subscribers (status, id);

-- The links of letters: 'confirm' ends with its use and its time, 'unsubscribe' holds as long as the letter may lie about.
create table subscriber_tokens (
  token_hash text primary key,
  subscriber_id bigint not null references subscribers (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  created_at bigint not null,
  expires_at bigint
);
create index subscriber_tokens_subscriber on subscriber_tokens (subscriber_id, purpose);

create table tickets (
  id {id},
  name text not null,
  email text not null,
  email_key text not null,
  phone text not null default '',
  message text not null,
  -- The customer, when one was signed in.
  user_id bigint,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at bigint not null,
  updated_at bigint not null
);
create index tickets_latest on tickets (status, created_at desc, id desc);
create index tickets_email on tickets (email_key, created_at desc);
