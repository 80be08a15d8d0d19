-- The journal of the shop: tales of weavers and weaves, shown from a moment on.
create table stories (
  id {id},
  title text not null,
  slug text not null unique,
  summary text not null default '',
  content text not null,
  -- The address of a kept picture, '' for none, and what it shows.
  picture text not null default '',
  picture_alt text not null default '',
  -- The pieces shown below it, in order (JSON list of ids).
  product_ids text not null default '[]',
  -- From when on it is shown; null for a draft.
  publish_at bigint,
  created_at bigint not null,
  updated_at bigint not null
);
create index stories_shown on stories (publish_at desc, id desc);
