-- A document is asked for by its number, however that was typed.

create index documents_by_number on documents (lower(number));
