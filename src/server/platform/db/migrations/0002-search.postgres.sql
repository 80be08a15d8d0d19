-- What a search looks into, written by search/index-queries.ts in the shop's own spelling of each word.
create table product_texts (
  product_id bigint primary key references products (id) on delete cascade,
  -- For addresses that name no category: 'contains, whatever the case' (spec §7).
  name_lower text not null,
  -- A: its name; B: category, fabric, colour, occasion, weave, place; C: its code.
  words tsvector not null,
  -- Its description, apart: a question about weights has to look into every row that the index finds.
  story tsvector not null
);

-- Without the pending list, which would make every search after a write slower.
create index product_texts_words on product_texts using gin (words) with (fastupdate = off);
create index product_texts_story on product_texts using gin (story) with (fastupdate = off);
