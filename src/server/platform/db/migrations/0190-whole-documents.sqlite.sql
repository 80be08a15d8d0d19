-- A document is sealed once all its rows are there: nobody adds one afterwards, and nobody takes the seal off or makes another.

create trigger document_rows_complete before insert on document_rows
when exists (select 1 from document_seals where document_id = new.document_id)
begin
  select raise(abort, 'A paper that was issued is never changed.');
end;
create trigger document_seals_stay before update on document_seals
begin
  select raise(abort, 'A paper that was issued is never changed.');
end;
create trigger document_seals_remain before delete on document_seals
begin
  select raise(abort, 'A paper that was issued is never changed.');
end;
