-- The catalogue and the shop's content. Money is integer paise, times are milliseconds since 1970,
-- booleans are 0 or 1; {id} is the engine's own identity column (dialect.ts).

create table categories (
  id {id},
  name text not null unique,
  slug text not null unique,
  description text,
  image text,
  position integer not null default 0,
  created_at bigint not null,
  updated_at bigint not null
);

create table products (
  id {id},
  code text not null unique,
  name text not null,
  slug text not null unique,
  description text,
  price_paise bigint not null check (price_paise >= 0),
  discount_paise bigint check (discount_paise >= 0),
  -- The lower of the two is paid (domain/pricing.ts); kept here so that an index can sort by it.
  current_paise bigint generated always as (
    case when discount_paise > 0 and discount_paise < price_paise then discount_paise else price_paise end
  ) stored,
  stock integer not null default 0 check (stock >= 0),
  sold_out smallint generated always as (case when stock > 0 then 0 else 1 end) stored,
  fabric text not null,
  color text not null,
  occasion text not null,
  -- No foreign key: products of a deleted category stay sellable and show 'Unknown'.
  category_id bigint not null,
  is_featured smallint not null default 0,
  is_new_arrival smallint not null default 0,
  is_trending smallint not null default 0,
  facts text not null default '{}',
  rating_sum bigint not null default 0,
  rating_count integer not null default 0,
  -- The catalogue version of the last change: readers of the catalogue fetch what is newer.
  revision bigint not null default 0,
  created_at bigint not null,
  updated_at bigint not null,
  archived_at bigint
);

-- The curated lists of the home page, newest first, what is sold out last. Filters, facets and sorts
-- of the listings live in memory (catalog/facet-columns.ts), fed through products_revision.
create index products_latest on products
  (sold_out, created_at desc, id desc, is_featured, is_new_arrival, is_trending)
  where archived_at is null;
create index products_category on products (category_id) where archived_at is null;
create index products_revision on products (revision, id);

-- Every picture that the shop keeps, named by the hash of its bytes.
create table pictures (
  path text primary key,
  width integer not null,
  height integer not null,
  bytes bigint not null,
  preview text not null default '',
  created_at bigint not null
);

create table product_pictures (
  product_id bigint not null references products (id) on delete cascade,
  position integer not null,
  path text not null,
  alt text not null default '',
  primary key (product_id, position)
);
create index product_pictures_path on product_pictures (path);

create table reviews (
  id {id},
  product_id bigint not null references products (id) on delete cascade,
  user_id bigint,
  order_line_id bigint unique,
  author text not null,
  rating integer not null check (rating between 1 and 5),
  comment text,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  status_reason text,
  is_demo smallint not null default 0,
  created_at bigint not null
);
create index reviews_product on reviews (product_id, status, created_at desc, id desc);
create index reviews_status on reviews (status, created_at desc, id desc);

create table testimonials (
  id {id},
  customer_name text not null,
  location text not null,
  avatar text,
  rating integer not null check (rating between 1 and 5),
  comment text not null,
  created_at bigint not null
);

create table pages (
  id {id},
  title text not null,
  slug text not null unique,
  content text not null,
  created_at bigint not null,
  updated_at bigint not null
);

-- Where a changed slug leads: kind is product, category or page.
create table slug_moves (
  kind text not null,
  old_slug text not null,
  target_id bigint not null,
  primary key (kind, old_slug)
);

-- Settings and the shop profile: one JSON document a name.
create table settings (
  name text primary key,
  value text not null,
  updated_at bigint not null
);

-- Bumped by every write that a visitor can see: pages and answers are kept under this number.
create table versions (
  name text primary key,
  number bigint not null,
  changed_at bigint not null
);
insert into versions (name, number, changed_at) values ('catalogue', 1, 0);
