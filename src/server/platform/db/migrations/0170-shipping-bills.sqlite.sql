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

create trigger shipping_bills_stay before update on shipping_bills
when new.id is not old.id
  or new.document_id is not old.document_id
  or new.number is not old.number
  or new.day is not old.day
  or new.port is not old.port
  or new.noted_at is not old.noted_at
  or new.user_id is not old.user_id
  or old.return_period is not null
begin
  select raise(abort, 'A shipping bill that was noted is never changed.');
end;
create trigger shipping_bills_remain before delete on shipping_bills
begin
  select raise(abort, 'A shipping bill that was noted is never changed.');
end;
