-- The latest documents of a kind, a page at a time.
create index documents_of_kind on documents (kind, issued_at desc, id desc);
