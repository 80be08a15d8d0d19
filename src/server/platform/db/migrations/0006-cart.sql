-- What shoppers gather before they order: carts, promo codes, wishlists, pieces kept aside, and the
-- answers already given. Guests are known by the SHA-256 of a random cookie, never by the cookie itself.

create table carts (
  id {id},
  token_hash text unique,
  user_id bigint unique,
  coupon_code text,
  created_at bigint not null,
  updated_at bigint not null,
  check (token_hash is not null or user_id is not null)
);
create index carts_updated on carts (updated_at) where token_hash is not null;

create table cart_lines (
  cart_id bigint not null references carts (id) on delete cascade,
  product_id bigint not null references products (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 10),
  -- The price that the shopper last agreed to see, so that a change can be said.
  seen_paise bigint not null,
  added_at bigint not null,
  primary key (cart_id, product_id)
);

create table coupons (
  id {id},
  code text not null unique,
  kind text not null check (kind in ('percent', 'amount')),
  percent integer check (percent between 1 and 100),
  amount_paise bigint check (amount_paise > 0),
  max_discount_paise bigint check (max_discount_paise > 0),
  min_subtotal_paise bigint not null default 0 check (min_subtotal_paise >= 0),
  -- JSON list of category ids; empty for all.
  category_ids text not null default '[]',
  starts_at bigint,
  ends_at bigint,
  max_uses integer check (max_uses > 0),
  max_uses_per_customer integer check (max_uses_per_customer > 0),
  uses integer not null default 0 check (uses >= 0),
  is_active smallint not null default 1,
  created_at bigint not null,
  updated_at bigint not null,
  check ((kind = 'percent') = (percent is not null)),
  check ((kind = 'amount') = (amount_paise is not null)),
  check (max_uses is null or uses <= max_uses)
);

create table coupon_uses (
  coupon_id bigint not null references coupons (id) on delete cascade,
  order_id bigint not null unique,
  user_id bigint,
  email text not null,
  mobile text not null,
  used_at bigint not null
);
create index coupon_uses_coupon on coupon_uses (coupon_id, mobile);

create table wishlists (
  id {id},
  token_hash text unique,
  user_id bigint unique,
  -- The secret part of the link that opens it to relatives; null while it is not shared.
  share_token text unique,
  title text not null default '',
  closed_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  check (token_hash is not null or user_id is not null)
);

create table wishlist_pieces (
  wishlist_id bigint not null references wishlists (id) on delete cascade,
  product_id bigint not null references products (id) on delete cascade,
  added_at bigint not null,
  primary key (wishlist_id, product_id)
);

-- One vote a visitor and piece: a second one replaces the first.
create table wishlist_votes (
  wishlist_id bigint not null references wishlists (id) on delete cascade,
  product_id bigint not null references products (id) on delete cascade,
  voter text not null,
  name text not null,
  is_heart smallint not null,
  voted_at bigint not null,
  primary key (wishlist_id, product_id, voter)
);

create table wishlist_comments (
  id {id},
  wishlist_id bigint not null references wishlists (id) on delete cascade,
  product_id bigint,
  voter text not null,
  name text not null,
  comment text not null,
  created_at bigint not null
);
create index wishlist_comments_list on wishlist_comments (wishlist_id, id);

-- Pieces kept aside until a moment; whose they are stands in the four columns after kind.
create table holds (
  id {id},
  product_id bigint not null references products (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  kind text not null check (kind in ('checkout', 'pending-payment', 'staff-link', 'offer')),
  cart_id bigint,
  order_id bigint,
  chat_order_id bigint,
  offer_hash text unique,
  expires_at bigint not null,
  created_at bigint not null
);
create index holds_product on holds (product_id, expires_at);
create index holds_cart on holds (cart_id) where cart_id is not null;
create index holds_order on holds (order_id) where order_id is not null;
create index holds_chat_order on holds (chat_order_id) where chat_order_id is not null;

-- Who wants to be told when a piece is free, first come first.
create table waiting (
  id {id},
  product_id bigint not null references products (id) on delete cascade,
  email text not null,
  created_at bigint not null,
  unique (product_id, email)
);

-- Writes already answered: the same key and body get the same answer for 24 hours.
create table idempotency (
  scope text not null,
  key text not null,
  request_hash text not null,
  -- Null while the first request is being answered.
  status integer,
  body text,
  created_at bigint not null,
  expires_at bigint not null,
  primary key (scope, key)
);
create index idempotency_expiry on idempotency (expires_at);
