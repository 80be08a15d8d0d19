-- What documents are printed with, once for each set of labels: a document names its own in its terms, those of before there were
-- any have the labels of that day (server/documents/words/labels-of-before.ts).

create table document_labels (
  -- SHA-256 of the labels.
  digest text primary key,
  labels text not null
);
create trigger document_labels_stay before update or delete on document_labels
  for each row execute function refuse_change();
create trigger document_labels_whole before truncate on document_labels
  for each statement execute function refuse_emptying();
