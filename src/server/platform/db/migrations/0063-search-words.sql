-- What the owner has taught the search, and what shoppers asked it for.

-- A word or a few, in any script, and the words that are searched for instead; none where it says nothing.
create table search_words (
  id {id},
  said text not null,
  -- The same as a search reads it: small letters, single spaces.
  said_key text not null unique,
  meant text not null,
  created_at bigint not null,
  updated_at bigint not null
);

-- How often a day something was searched for: nothing of who asked. Forgotten after 90 days.
create table search_log (
  day text not null,
  query text not null,
  language text not null,
  times integer not null,
  -- How many pieces the last search of the day found.
  found integer not null,
  -- The words that it did not understand.
  left_out text not null default '',
  primary key (day, query, language)
);
create index search_log_found on search_log (found, left_out);
