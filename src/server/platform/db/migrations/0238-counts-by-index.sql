-- What Today, the list of products and the checks of the law count, of however many orders and products there are.

-- Sales by day, from the index alone.
create index orders_by_day on orders (placed_at, state, total_paise);

-- With the state before the rest: an empty index has no statistics, and SQLite would read every order of the state.
create index orders_cash_waits on orders (state, delivered_at)
  where state = 'delivered' and paid_paise < total_paise - credited_paise;
create index orders_unbilled_number on orders (state, number)
  where invoice_number is null and state in ('shipped', 'delivered', 'returned');

-- The table of products, the newest first.
create index products_created on products (created_at desc, id desc, archived_at);

-- The list of products as staff see it, drafts and all, and how many those are.
create index products_of_staff on products
  ((coalesce(published_at, created_at)) desc, id desc, archived_at, draft_state);

-- Products on sale, low and sold out, by number.
create index products_low on products (archived_at, stock, low_stock, sold_out);
