-- What a document said when it was issued, as two hashes: whoever changes a row by hand, past the triggers, is found out.

create table document_seals (
  document_id bigint primary key references documents (id),
  -- SHA-256 of everything that never changes, and of the buyer and the delivery, which are blanked once keep_until is over.
  content text not null,
  parties text not null
);
