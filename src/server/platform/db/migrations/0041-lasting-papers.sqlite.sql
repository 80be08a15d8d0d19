-- Every invoice that was given before is a bill of a shop without a GSTIN, under its own number, as its order stands now.

insert into documents (series, number, kind, order_id, issued_at, day, fy, seller, buyer, delivery, terms,
  taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, discount_paise, words, cancelled_at,
  cancel_reason, keep_until)
select 'INV', o.invoice_number, 'bill', o.id, o.placed_at, date((o.placed_at + 19800000) / 1000, 'unixepoch'), substr(o.invoice_number, 5, 4),
  '{' || '"registration":' || '"unregistered"' || ',' || '"legalName":' || json_quote(coalesce((select json_extract(value, '$.name') from settings where name = 'profile'), 'Pallu')) || ',' || '"tradeName":' || '""' || ',' || '"gstin":' || '""' || ',' || '"address":' || json_quote(coalesce((select json_extract(value, '$.address') from settings where name = 'profile'), '')) || ',' || '"stateCode":' || '""' || ',' || '"phone":' || json_quote(coalesce((select json_extract(value, '$.phone') from settings where name = 'profile'), '')) || ',' || '"email":' || json_quote(coalesce((select json_extract(value, '$.email') from settings where name = 'profile'), '')) || ',' || '"signatory":' || '""' || '}',
  '{' || '"name":' || json_quote(o.full_name) || ',' || '"mobile":' || json_quote(o.mobile) || ',' || '"email":' || json_quote(o.email) || '}',
  o.address,
  '{' || '"orderNumber":' || json_quote(o.number) || ',' || '"orderDay":' || json_quote(date((o.placed_at + 19800000) / 1000, 'unixepoch')) || ',' || '"couponCode":' || coalesce(json_quote(o.coupon_code), 'null') || ',' || '"paymentMethod":' || json_quote(o.payment_method) || ',' || '"note":' || json_quote('Made from the order on ' || date(((cast(strftime('%s', 'now') as integer) * 1000) + 19800000) / 1000, 'unixepoch')) || '}',
  o.total_paise, 0, 0, 0, o.total_paise, o.discount_paise, '',
  case when o.state = 'cancelled' or (o.state = 'refunded' and o.delivered_at is null) then o.updated_at end,
  case when o.state = 'cancelled' or (o.state = 'refunded' and o.delivered_at is null) then 'The order was cancelled.' else '' end,
  (2000 + cast(substr(o.invoice_number, 5, 2) as integer) + 7) || '-12-31'
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
      sum(l.unit_paise * l.quantity) over (partition by d.id order by l.id) as upto,
      sum(l.unit_paise * l.quantity) over (partition by d.id) as whole
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

create trigger documents_stay before update on documents
when new.id is not old.id
  or new.series is not old.series
  or new.number is not old.number
  or new.kind is not old.kind
  or new.order_id is not old.order_id
  or new.of_document is not old.of_document
  or new.return_id is not old.return_id
  or new.issued_at is not old.issued_at
  or new.day is not old.day
  or new.fy is not old.fy
  or new.place is not old.place
  or new.supply is not old.supply
  or new.state_tax is not old.state_tax
  or new.section is not old.section
  or new.buyer_gstin is not old.buyer_gstin
  or new.seller is not old.seller
  or new.terms is not old.terms
  or new.taxable_paise is not old.taxable_paise
  or new.cgst_paise is not old.cgst_paise
  or new.sgst_paise is not old.sgst_paise
  or new.igst_paise is not old.igst_paise
  or new.total_paise is not old.total_paise
  or new.discount_paise is not old.discount_paise
  or new.words is not old.words
  or new.keep_until is not old.keep_until
  or new.created_by is not old.created_by
  or (new.buyer is not old.buyer and new.buyer is not '{}')
  or (new.delivery is not old.delivery and new.delivery is not '{}')
  or (old.cancelled_at is not null and new.cancelled_at is not old.cancelled_at)
  or (old.cancelled_at is not null and new.cancel_reason is not old.cancel_reason)
  or (old.return_period is not null and new.return_period is not old.return_period)
begin
  select raise(abort, 'A paper that was issued is never changed.');
end;
create trigger documents_remain before delete on documents
begin
  select raise(abort, 'A paper that was issued is never changed.');
end;
create trigger document_rows_stay before update on document_rows
begin
  select raise(abort, 'A paper that was issued is never changed.');
end;
create trigger document_rows_remain before delete on document_rows
begin
  select raise(abort, 'A paper that was issued is never changed.');
end;
