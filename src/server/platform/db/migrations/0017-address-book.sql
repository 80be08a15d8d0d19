-- The delivery addresses that customers keep in their accounts; one of them comes first.
create table saved_addresses (
  id {id},
  user_id bigint not null references users (id) on delete cascade,
  -- JSON, as domain/address.ts has it.
  address text not null,
  is_default smallint not null default 0,
  created_at bigint not null,
  updated_at bigint not null
);
create index saved_addresses_user on saved_addresses (user_id, id);
create unique index saved_addresses_default on saved_addresses (user_id) where is_default = 1;

-- Orders of guests, which go into the account of whoever confirms their email.
create index orders_guest_email on orders (email) where user_id is null;
