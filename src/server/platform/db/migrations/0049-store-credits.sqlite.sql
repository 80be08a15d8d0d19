-- Store credit: what a buyer chose instead of money for pieces that came back. A ledger of entries; the balance beside it
-- is their sum, kept so that of several who spend at once none goes below 0.

create table store_credits (
  id {id},
  code text not null unique,
  -- Whose account it is of; null for a guest, who spends it by code and secret.
  user_id bigint,
  full_name text not null default '',
  mobile text not null default '',
  email text not null default '',
  issued_paise bigint not null check (issued_paise > 0),
  balance_paise bigint not null check (balance_paise >= 0),
  document_id bigint,
  -- The order and the return that it was issued for; no order takes it along when it goes.
  order_id bigint,
  return_id bigint,
  note text not null default '',
  created_at bigint not null,
  -- When the last of it went.
  closed_at bigint
);
create index store_credits_user on store_credits (user_id) where user_id is not null;
create index store_credits_latest on store_credits (created_at desc, id desc);
create index store_credits_order on store_credits (order_id) where order_id is not null;

-- The ways to it without an account: hashes of what stands in emails.
create table store_credit_secrets (
  secret_hash text primary key,
  store_credit_id bigint not null references store_credits (id) on delete cascade,
  created_at bigint not null
);
create index store_credit_secrets_of on store_credit_secrets (store_credit_id);

create table store_credit_entries (
  id {id},
  store_credit_id bigint not null references store_credits (id),
  kind text not null check (kind in ('issued', 'spent', 'returned', 'paid-out')),
  paise bigint not null check (paise > 0),
  order_id bigint,
  refund_id bigint,
  -- How a pay-out went, and what the bank calls it.
  method text not null default '',
  reference text not null default '',
  user_id bigint,
  created_at bigint not null
);
create index store_credit_entries_of on store_credit_entries (store_credit_id, id);
create index store_credit_entries_order on store_credit_entries (order_id) where order_id is not null;

-- What a cart is to be paid with; without an amount as much as it takes.
create table cart_store_credits (
  cart_id bigint not null references carts (id) on delete cascade,
  store_credit_id bigint not null references store_credits (id) on delete cascade,
  most_paise bigint check (most_paise > 0),
  primary key (cart_id, store_credit_id)
);

-- What of paid_paise came by store credit.
alter table orders add column store_credit_paise bigint not null default 0;
-- When the buyer chose credit instead of money.
alter table returns add column credit_chosen_at bigint;

-- What was noted of a credit stays as it was noted.
create trigger store_credit_entries_stay before update on store_credit_entries
begin
  select raise(abort, 'An entry of a store credit is never changed.');
end;
create trigger store_credit_entries_remain before delete on store_credit_entries
begin
  select raise(abort, 'An entry of a store credit is never changed.');
end;
