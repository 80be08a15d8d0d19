-- What somebody looks for again and again (domain/listing/saved-search.ts), and whether they want to hear of new pieces.
create table saved_searches (
  id {id},
  user_id bigint not null references users (id) on delete cascade,
  name text not null,
  query text not null,
  language text not null,
  is_told integer not null default 0 check (is_told in (0, 1)),
  -- Pieces that came later are new; it moves with each email.
  told_at bigint not null,
  created_at bigint not null,
  unique (user_id, query)
);
create index saved_searches_told on saved_searches (told_at) where is_told = 1;
-- The way out that each of its emails carries: an email may lie about for years.
create table saved_search_links (
  token_hash text primary key,
  search_id bigint not null references saved_searches (id) on delete cascade,
  created_at bigint not null
);
create index saved_search_links_search on saved_search_links (search_id);
