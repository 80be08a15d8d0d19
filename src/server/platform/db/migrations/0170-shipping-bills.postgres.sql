-- Shipping bills of exports, typed in once customs have given them, beside an invoice that never changes. A correction is a further row:
-- the last one counts.

create table shipping_bills (
  id {id},
  document_id bigint not null references documents (id),
  number text not null,
  day text not null,
  port text not null,
  noted_at bigint not null,
  user_id bigint,
  -- 'MMYYYY' of the return that it was reported in.
  return_period text
);
create index shipping_bills_of on shipping_bills (document_id, id);
create index shipping_bills_reported on shipping_bills (return_period);

create or replace function refuse_changed_shipping_bill() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.return_period is null
    and (new.id, new.document_id, new.number, new.day, new.port, new.noted_at)
      = (old.id, old.document_id, old.number, old.day, old.port, old.noted_at)
    and new.user_id is not distinct from old.user_id
  then
    return new;
  end if;
  raise exception 'A shipping bill that was noted is never changed.' using errcode = 'check_violation';
end $$;
create trigger shipping_bills_stay before update or delete on shipping_bills
  for each row execute function refuse_changed_shipping_bill();
