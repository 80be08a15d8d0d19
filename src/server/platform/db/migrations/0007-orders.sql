-- Orders and their money. What was agreed is copied into the order: later changes of the catalogue
-- leave it alone.

-- Numbers that run without gaps, like those of invoices.
create table counters (
  name text primary key,
  value bigint not null
);

create table orders (
  id {id},
  number text not null unique,
  -- 128 random bits: the secret part of the order's link.
  token text not null unique,
  channel text not null check (channel in ('web', 'whatsapp', 'phone', 'exhibition')),
  state text not null check (state in ('pending_payment', 'confirmed', 'packed', 'shipped',
    'delivered', 'on_hold', 'cancelled', 'returned', 'refunded')),
  user_id bigint,
  full_name text not null,
  email text not null,
  mobile text not null,
  -- JSON, as domain/address.ts has it; '{}' for a sale over the counter.
  address text not null,
  note text not null default '',
  gift_message text not null default '',
  subtotal_paise bigint not null,
  discount_paise bigint not null,
  shipping_paise bigint not null,
  fee_paise bigint not null default 0,
  total_paise bigint not null check (total_paise >= 0),
  paid_paise bigint not null default 0,
  refunded_paise bigint not null default 0,
  coupon_code text,
  payment_method text not null check (payment_method in ('cod', 'upi', 'bank_transfer', 'razorpay')),
  invoice_number text unique,
  -- 1 once its pieces have left the stock.
  has_stock smallint not null default 0,
  -- Until when its pieces are kept aside while it waits for money.
  held_until bigint,
  placed_at bigint not null,
  updated_at bigint not null,
  delivered_at bigint
);
create index orders_latest on orders (placed_at desc, id desc);
create index orders_state on orders (state, placed_at desc, id desc);
create index orders_user on orders (user_id, placed_at desc) where user_id is not null;
create index orders_mobile on orders (mobile, placed_at desc);

create table order_lines (
  id {id},
  order_id bigint not null references orders (id) on delete cascade,
  product_id bigint not null references products (id),
  code text not null,
  name text not null,
  slug text not null,
  image text not null,
  description text not null,
  category_id bigint not null,
  unit_paise bigint not null check (unit_paise >= 0),
  quantity integer not null check (quantity > 0)
);
create index order_lines_order on order_lines (order_id);
create index order_lines_product on order_lines (product_id);

-- Everything that happened to an order, in the order of happening; notes are the shop's own.
create table order_events (
  id {id},
  order_id bigint not null references orders (id) on delete cascade,
  kind text not null check (kind in ('placed', 'moved', 'paid', 'refunded', 'parcel', 'note', 'return', 'warning')),
  from_state text,
  to_state text,
  words text not null default '',
  is_public smallint not null default 1,
  actor text not null check (actor in ('customer', 'staff', 'system')),
  user_id bigint,
  created_at bigint not null
);
create index order_events_order on order_events (order_id, id);

create table parcels (
  id {id},
  order_id bigint not null references orders (id) on delete cascade,
  carrier text not null,
  tracking_number text not null default '',
  tracking_url text not null default '',
  -- JSON list of {lineId, quantity}; empty for the whole order.
  contents text not null default '[]',
  shipped_at bigint not null,
  delivered_at bigint
);
create index parcels_order on parcels (order_id);

create table payments (
  id {id},
  order_id bigint not null references orders (id) on delete cascade,
  method text not null check (method in ('cod', 'upi', 'bank_transfer', 'razorpay')),
  state text not null check (state in ('awaiting', 'claimed', 'paid', 'failed', 'cancelled')),
  amount_paise bigint not null check (amount_paise > 0),
  -- What the shopper says the bank calls it (UTR); believed only once it is settled.
  claimed_reference text,
  claimed_at bigint,
  -- What the bank or the gateway calls the money that came.
  settled_reference text,
  gateway_id text unique,
  gateway_url text,
  checked_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  paid_at bigint
);
create index payments_order on payments (order_id);
create index payments_open on payments (state, method, created_at) where state in ('awaiting', 'claimed');

-- What a bank or a gateway calls a transfer settles one payment only.
create table settlements (
  reference text primary key,
  payment_id bigint not null references payments (id) on delete cascade,
  settled_at bigint not null
);

create table refunds (
  id {id},
  order_id bigint not null references orders (id) on delete cascade,
  payment_id bigint,
  amount_paise bigint not null check (amount_paise > 0),
  method text not null,
  reference text not null default '',
  reason text not null default '',
  user_id bigint,
  created_at bigint not null
);
create index refunds_order on refunds (order_id);

-- Events of the payment gateway that were taken in: each counts once.
create table gateway_events (
  gateway text not null,
  event_id text not null,
  kind text not null,
  received_at bigint not null,
  primary key (gateway, event_id)
);

-- Every change of a stock: who, when, why.
create table stock_ledger (
  id {id},
  product_id bigint not null references products (id) on delete cascade,
  change integer not null,
  stock_after integer not null,
  reason text not null check (reason in ('order', 'cancelled', 'returned', 'edited', 'imported', 'found')),
  order_id bigint,
  user_id bigint,
  note text not null default '',
  created_at bigint not null
);
create index stock_ledger_product on stock_ledger (product_id, id desc);
create index stock_ledger_order on stock_ledger (order_id) where order_id is not null;

-- Orders that are being talked over in a chat.
create table chat_orders (
  id {id},
  reference text not null unique,
  token text not null unique,
  state text not null default 'open' check (state in ('open', 'ordered', 'released')),
  cart_id bigint,
  user_id bigint,
  -- JSON list of the agreed lines: {productId, quantity, unitPaise}.
  lines text not null,
  subtotal_paise bigint not null,
  discount_paise bigint not null,
  shipping_paise bigint not null,
  total_paise bigint not null,
  coupon_code text,
  order_id bigint,
  expires_at bigint not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index chat_orders_state on chat_orders (state, created_at desc, id desc);
create index chat_orders_cart on chat_orders (cart_id) where cart_id is not null;

create table returns (
  id {id},
  order_id bigint not null references orders (id) on delete cascade,
  wish text not null check (wish in ('return', 'exchange')),
  reason text not null check (reason in ('damaged', 'wrong-piece', 'not-as-described', 'colour', 'changed-mind', 'other')),
  words text not null default '',
  -- JSON list of picture paths.
  photos text not null default '[]',
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused', 'received', 'closed')),
  decision text not null default '',
  is_restocked smallint not null default 0,
  refund_id bigint,
  user_id bigint,
  asked_at bigint not null,
  decided_at bigint,
  received_at bigint
);
create index returns_order on returns (order_id);
create index returns_state on returns (state, asked_at desc, id desc);

create table return_lines (
  return_id bigint not null references returns (id) on delete cascade,
  order_line_id bigint not null references order_lines (id),
  quantity integer not null check (quantity > 0),
  primary key (return_id, order_line_id)
);
