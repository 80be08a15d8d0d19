-- The number whose owner may sign in by a code to it (docs/decisions/0037-a-number-changes-hands.md). One account a number.
create table account_mobiles (
  user_id bigint primary key references users (id) on delete cascade,
  -- Ten digits of India.
  mobile text not null unique,
  confirmed_at bigint not null,
  -- When a code last came to it: 90 days later it may be somebody else's.
  proved_at bigint not null
);
-- Who waits for a code of a text message: the browser keeps a ticket, the message brings the code, and both are needed.
create table mobile_codes (
  id {id},
  ticket_hash text not null unique,
  -- Whose number it is to be; null of whoever wants to sign in.
  user_id bigint references users (id) on delete cascade,
  mobile text not null,
  -- Of the newest code that was sent; null until it leaves.
  code_hash text,
  code_expires_at bigint,
  tries integer not null default 0,
  created_at bigint not null,
  expires_at bigint not null
);
create index mobile_codes_expiry on mobile_codes (expires_at);
create index mobile_codes_user on mobile_codes (user_id);
