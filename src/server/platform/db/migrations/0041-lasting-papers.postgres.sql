-- Every invoice that was given before is a bill of a shop without a GSTIN, under its own number, as its order stands now.

insert into documents (series, number, kind, order_id, issued_at, day, fy, seller, buyer, delivery, terms,
  taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, discount_paise, words, cancelled_at,
  cancel_reason, keep_until)
select 'INV', o.invoice_number, 'bill', o.id, o.placed_at, to_char(to_timestamp((o.placed_at + 19800000) / 1000) at time zone 'UTC', 'YYYY-MM-DD'), substr(o.invoice_number, 5, 4),
  '{' || '"registration":' || '"unregistered"' || ',' || '"legalName":' || to_json(coalesce((select value::json ->> 'name' from settings where name = 'profile'), 'Pallu'))::text || ',' || '"tradeName":' || '""' || ',' || '"gstin":' || '""' || ',' || '"address":' || to_json(coalesce((select value::json ->> 'address' from settings where name = 'profile'), ''))::text || ',' || '"stateCode":' || '""' || ',' || '"phone":' || to_json(coalesce((select value::json ->> 'phone' from settings where name = 'profile'), ''))::text || ',' || '"email":' || to_json(coalesce((select value::json ->> 'email' from settings where name = 'profile'), ''))::text || ',' || '"signatory":' || '""' || '}',
  '{' || '"name":' || to_json(o.full_name)::text || ',' || '"mobile":' || to_json(o.mobile)::text || ',' || '"email":' || to_json(o.email)::text || '}',
  o.address,
  '{' || '"orderNumber":' || to_json(o.number)::text || ',' || '"orderDay":' || to_json(to_char(to_timestamp((o.placed_at + 19800000) / 1000) at time zone 'UTC', 'YYYY-MM-DD'))::text || ',' || '"couponCode":' || coalesce(to_json(o.coupon_code)::text, 'null') || ',' || '"paymentMethod":' || to_json(o.payment_method)::text || ',' || '"note":' || to_json('Made from the order on ' || to_char(to_timestamp(((extract(epoch from now())::bigint * 1000) + 19800000) / 1000) at time zone 'UTC', 'YYYY-MM-DD'))::text || '}',
  o.total_paise, 0, 0, 0, o.total_paise, o.discount_paise, '',
  case when o.state = 'cancelled' or (o.state = 'refunded' and o.delivered_at is null) then o.updated_at end,
  case when o.state = 'cancelled' or (o.state = 'refunded' and o.delivered_at is null) then 'The order was cancelled.' else '' end,
  (2000 + cast(substr(o.invoice_number, 5, 2) as integer) + 7)::text || '-12-31'
from orders o where o.invoice_number is not null and o.invoice_number like 'INV-%';

-- The discount goes over the lines by what they cost, to the paisa.
insert into document_rows (document_id, position, kind, order_line_id, name, code, quantity, unit_paise, gross_paise,
  discount_paise, net_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise)
select document_id, place, 'goods', line_id, name, code, quantity, unit_paise, gross, share, gross - share, gross - share, 0, 0, 0
from (
  select *, case when whole = 0 then 0 else discount_paise * upto / whole - discount_paise * (upto - gross) / whole end as share
  from (
    select d.id as document_id, d.discount_paise, l.id as line_id, l.name, l.code, l.quantity, l.unit_paise,
      l.unit_paise * l.quantity as gross,
      row_number() over (partition by d.id order by l.id) as place,
      (sum(l.unit_paise * l.quantity) over (partition by d.id order by l.id))::bigint as upto,
      (sum(l.unit_paise * l.quantity) over (partition by d.id))::bigint as whole
    from documents d join order_lines l on l.order_id = d.order_id
  ) counted
) shared;

insert into document_rows (document_id, position, kind, name, quantity, unit_paise, gross_paise, discount_paise,
  net_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise)
select d.id, 9000, 'delivery', 'Delivery', 0, o.shipping_paise, o.shipping_paise, 0, o.shipping_paise, o.shipping_paise, 0, 0, 0
from documents d join orders o on o.id = d.order_id where o.shipping_paise > 0
union all
select d.id, 9001, 'fee', 'Fee for the way of payment', 0, o.fee_paise, o.fee_paise, 0, o.fee_paise, o.fee_paise, 0, 0, 0
from documents d join orders o on o.id = d.order_id where o.fee_paise > 0;

-- A paper that was issued is never changed, by nobody: it may be cancelled, reported, printed, and its buyer forgotten.

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'A paper that was issued is never changed.' using errcode = 'check_violation';
end $$;

create or replace function refuse_changed_paper() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - array['buyer', 'delivery', 'cancelled_at', 'cancel_reason', 'return_period', 'pdf_hash']
      is distinct from
      to_jsonb(old) - array['buyer', 'delivery', 'cancelled_at', 'cancel_reason', 'return_period', 'pdf_hash']
    or (new.buyer <> old.buyer and new.buyer <> '{}')
    or (new.delivery <> old.delivery and new.delivery <> '{}')
    or (old.cancelled_at is not null and new.cancelled_at is distinct from old.cancelled_at)
    or (old.cancelled_at is not null and new.cancel_reason <> old.cancel_reason)
    or (old.return_period is not null and new.return_period is distinct from old.return_period)
  then
    raise exception 'A paper that was issued is never changed.' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Before a move or a restore brings its rows, an empty table may be emptied.
create or replace function refuse_emptying() returns trigger language plpgsql as $$
declare
  is_filled boolean;
begin
  execute format('select exists (select 1 from %I.%I)', tg_table_schema, tg_table_name) into is_filled;
  if is_filled then
    raise exception 'A paper that was issued is never changed.' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create trigger documents_stay before update on documents
  for each row execute function refuse_changed_paper();
create trigger documents_remain before delete on documents
  for each row execute function refuse_change();
create trigger documents_whole before truncate on documents
  for each statement execute function refuse_emptying();
create trigger document_rows_stay before update or delete on document_rows
  for each row execute function refuse_change();
create trigger document_rows_whole before truncate on document_rows
  for each statement execute function refuse_emptying();
