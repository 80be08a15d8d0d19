-- Who asked to sign in by a code of an email: the browser keeps a ticket, the email brings the code, and both are needed.
create table sign_in_codes (
  id {id},
  ticket_hash text not null unique,
  -- Whose account it is, or will be, is looked up when the code is right.
  email text not null,
  -- Of the newest code that was sent; null until it leaves.
  code_hash text,
  code_expires_at bigint,
  tries integer not null default 0,
  created_at bigint not null,
  expires_at bigint not null
);
create index sign_in_codes_expiry on sign_in_codes (expires_at);
