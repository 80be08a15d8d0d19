-- Gift cards: money that was paid, or given by the shop, before anybody chose a saree with it (decision 32). A ledger of
-- moves; the balance beside it is their sum, kept so that of several who spend at once none goes below 0.

create table gift_cards (
  id {id},
  issued_paise bigint not null check (issued_paise > 0),
  balance_paise bigint not null check (balance_paise >= 0),
  state text not null default 'active' check (state in ('active', 'blocked')),
  -- The moment after its last day.
  expires_at bigint not null,
  -- Of the code that counts; '' before there is one.
  last_four text not null default '',
  -- How its price was paid; '' of one that the shop gives away.
  paid_by text not null default '',
  reference text not null default '',
  reason text not null default '',
  issued_by bigint,
  recipient_name text not null default '',
  recipient_email text not null default '',
  sender_name text not null default '',
  message text not null default '',
  language text not null default 'en',
  -- When its code is to leave by email, and when that was last asked for.
  send_at bigint,
  sent_at bigint,
  created_at bigint not null,
  closed_at bigint
);
create index gift_cards_latest on gift_cards (created_at desc, id desc);
create index gift_cards_open on gift_cards (expires_at, id) where balance_paise > 0;
create index gift_cards_email on gift_cards (recipient_email) where recipient_email <> '';

-- The ways to a card: hashes of what stands in emails, or was told to whoever bought it at the counter.
create table gift_card_codes (
  code_hash text primary key,
  gift_card_id bigint not null references gift_cards (id) on delete cascade,
  created_at bigint not null
);
create index gift_card_codes_of on gift_card_codes (gift_card_id);

create table gift_card_moves (
  id {id},
  gift_card_id bigint not null references gift_cards (id),
  kind text not null check (kind in ('issued', 'spent', 'returned', 'cancelled')),
  paise bigint not null check (paise > 0),
  order_id bigint,
  refund_id bigint,
  user_id bigint,
  created_at bigint not null
);
create index gift_card_moves_of on gift_card_moves (gift_card_id, id);
create index gift_card_moves_order on gift_card_moves (order_id) where order_id is not null;
create index gift_card_moves_at on gift_card_moves (created_at);

-- What a cart is to be paid with, as far as it goes.
create table cart_gift_cards (
  cart_id bigint not null references carts (id) on delete cascade,
  gift_card_id bigint not null references gift_cards (id) on delete cascade,
  primary key (cart_id, gift_card_id)
);

-- What of paid_paise came by gift cards.
alter table orders add column gift_card_paise bigint not null default 0;

-- What was noted of a card stays as it was noted.
create or replace function refuse_changed_card_move() returns trigger language plpgsql as $$
begin
  raise exception 'A move of a gift card is never changed.' using errcode = 'check_violation';
end $$;
create trigger gift_card_moves_stay before update or delete on gift_card_moves
  for each row execute function refuse_changed_card_move();
