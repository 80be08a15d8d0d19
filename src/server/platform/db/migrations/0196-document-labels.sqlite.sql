-- What documents are printed with, once for each set of labels: a document names its own in its terms, those of before there were
-- any have the labels of that day (server/documents/words/labels-of-before.ts).

create table document_labels (
  -- SHA-256 of the labels.
  digest text primary key,
  labels text not null
);
create trigger document_labels_stay before update on document_labels
begin
  select raise(abort, 'A paper that was issued is never changed.');
end;
create trigger document_labels_remain before delete on document_labels
begin
  select raise(abort, 'A paper that was issued is never changed.');
end;
