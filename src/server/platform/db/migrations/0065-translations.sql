-- What the shop says of its things in other languages, a field a row; what has no row is said in English.
create table translations (
  thing text not null check (thing in ('product', 'category', 'page', 'value', 'profile', 'picture')),
  -- 0 where the field alone tells.
  thing_id bigint not null,
  field text not null,
  language text not null,
  words text not null,
  -- Of the English that it was made from.
  source_hash text not null,
  -- What a machine made is shown once a person has accepted it.
  made_by text not null check (made_by in ('person', 'machine')),
  changed_at bigint not null,
  primary key (thing, thing_id, field, language)
);
create index translations_spoken on translations (language, thing);
