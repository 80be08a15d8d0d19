-- What a search looks into, written by search/index-queries.ts in the shop's own spelling of each word.
create table product_texts (
  product_id integer primary key references products (id) on delete cascade,
  -- For addresses that name no category: 'contains, whatever the case' (spec §7).
  name_lower text not null
);

-- name: its name; kind: category, fabric, colour, occasion, weave, place; code: its code, apart because
-- nobody means one by mistake; story: its description.
-- The words arrive split by single spaces and folded: the ascii tokenizer leaves every script alone.
create virtual table product_words using fts5 (
  name, kind, code, story,
  content = '', contentless_delete = 1, detail = column, tokenize = 'ascii', prefix = '1 2 3'
);

create virtual table product_vocabulary using fts5vocab (product_words, col);
