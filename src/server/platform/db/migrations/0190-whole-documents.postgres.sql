-- A document is sealed once all its rows are there: nobody adds one afterwards, and nobody takes the seal off or makes another.

create or replace function refuse_later_row() returns trigger language plpgsql as $$
begin
  if exists (select 1 from document_seals where document_id = new.document_id) then
    raise exception 'A paper that was issued is never changed.' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger document_rows_complete before insert on document_rows
  for each row execute function refuse_later_row();
create trigger document_seals_stay before update or delete on document_seals
  for each row execute function refuse_change();
create trigger document_seals_whole before truncate on document_seals
  for each statement execute function refuse_emptying();
