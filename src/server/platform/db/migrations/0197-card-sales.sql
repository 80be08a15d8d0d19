-- Gift cards that shoppers buy: a purchase of its own, which becomes a card once its money has come (decision 36).

create table card_sales (
  id {id},
  state text not null default 'awaiting'
    check (state in ('awaiting', 'claimed', 'paid', 'lapsed', 'refunded')),
  paise bigint not null check (paise > 0),
  buyer_name text not null,
  buyer_email text not null,
  -- Of the page on which it was bought; the buyer is written to in it.
  buyer_language text not null default 'en',
  recipient_name text not null default '',
  recipient_email text not null,
  message text not null default '',
  -- In which the card is written.
  language text not null default 'en',
  -- The day in India on which the card leaves; null for as soon as it is paid.
  send_on text,
  -- As they were promised when it was bought.
  months integer not null,
  refund_days integer not null,
  -- What its buyer calls the transfer, and by what it was settled.
  claimed_reference text,
  claimed_at bigint,
  reference text,
  refund_reference text not null default '',
  -- The card that it became; that table is made later than this one.
  gift_card_id bigint,
  created_at bigint not null,
  pay_before bigint not null,
  paid_at bigint,
  -- When it lapsed, or was given back.
  ended_at bigint
);
create index card_sales_latest on card_sales (created_at desc, id desc);
create index card_sales_open on card_sales (state, pay_before) where state in ('awaiting', 'claimed');
create unique index card_sales_reference on card_sales (reference) where reference is not null;
create unique index card_sales_card on card_sales (gift_card_id) where gift_card_id is not null;
create index card_sales_buyer on card_sales (buyer_email);
create index card_sales_recipient on card_sales (recipient_email);

-- The ways to a purchase: hashes of the secrets in its links.
create table card_sale_links (
  secret_hash text primary key,
  card_sale_id bigint not null references card_sales (id) on delete cascade,
  created_at bigint not null
);
create index card_sale_links_of on card_sale_links (card_sale_id);
