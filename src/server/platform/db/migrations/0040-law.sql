-- What the law says, as rows with days, and papers that outlive their orders.

create table tax_classes (
  code text primary key,
  name text not null,
  -- What pieces of it are counted in on a paper: NOS, or NA for services.
  unit text not null default 'NOS' check (unit in ('NOS', 'NA')),
  note text not null default ''
);

-- A row begins strictly above above_paise per piece, without tax; half of a rate is a whole number.
create table tax_rates (
  id {id},
  tax_class text not null references tax_classes (code),
  from_day text not null,
  to_day text,
  above_paise bigint not null default 0 check (above_paise >= 0),
  rate_bp integer not null check (rate_bp between 0 and 10000 and rate_bp % 2 = 0),
  source text not null default '',
  is_disputed smallint not null default 0,
  note text not null default '',
  check (to_day is null or to_day >= from_day),
  unique (tax_class, above_paise, from_day)
);

-- Limits and clocks of the law.
create table law_numbers (
  name text not null,
  from_day text not null,
  to_day text,
  value bigint not null,
  unit text not null check (unit in ('paise', 'months', 'days', 'MMDD')),
  source text not null default '',
  note text not null default '',
  primary key (name, from_day)
);

-- What the shop is before the law, from a day on: JSON, as contract/tax/types.ts has it.
create table tax_settings (
  id {id},
  from_day text not null,
  value text not null,
  reason text not null default '',
  user_id bigint,
  created_at bigint not null
);
create index tax_settings_day on tax_settings (from_day desc, id desc);

alter table products add column tax_class text not null default 'fabric';
alter table products add column hsn text not null default '';
alter table products add column is_handicraft smallint not null default 0;
alter table products add column is_cod_allowed smallint not null default 1;
alter table products add column mrp_paise bigint;
alter table products add column country text not null default 'India';
alter table products add column maker text not null default '';
alter table products add column importer text not null default '';
alter table products add column net_quantity text not null default '1 N';
alter table categories add column tax_class text not null default 'fabric';
alter table categories add column hsn text not null default '';

alter table orders add column buyer_gstin text;
alter table orders add column buyer_legal_name text not null default '';

-- Papers with a number. What is printed stands in the row itself; no order takes it along when it goes.
create table documents (
  id {id},
  series text not null,
  number text not null unique,
  kind text not null check (kind in ('tax-invoice', 'bill-of-supply', 'bill', 'credit-note',
    'receipt-voucher', 'refund-voucher')),
  order_id bigint,
  of_document bigint references documents (id),
  return_id bigint,
  issued_at bigint not null,
  -- In India, and the financial year that it lies in, like '2627'.
  day text not null,
  fy text not null,
  -- Place of supply by code, and what follows from it; null of a shop that has not said what it is.
  place text,
  supply text check (supply in ('intra', 'inter', 'export')),
  state_tax text check (state_tax in ('SGST', 'UTGST')),
  -- The table of the return that it belongs to.
  section text check (section in ('b2b', 'b2cl', 'b2cs', 'exp')),
  buyer_gstin text,
  -- JSON, frozen: who sold, who bought, where it went, and what else is printed.
  seller text not null,
  buyer text not null,
  delivery text not null,
  terms text not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  total_paise bigint not null,
  discount_paise bigint not null,
  words text not null,
  cancelled_at bigint,
  cancel_reason text not null default '',
  -- 'MMYYYY' of the return that it was reported in.
  return_period text,
  keep_until text not null,
  pdf_hash text,
  created_by bigint
);
create index documents_order on documents (order_id);
create index documents_latest on documents (issued_at desc, id desc);
create index documents_of on documents (of_document) where of_document is not null;
-- One invoice an order; a cancelled one makes room for the next.
create unique index documents_invoice on documents (order_id)
  where cancelled_at is null and kind in ('tax-invoice', 'bill-of-supply', 'bill');

create table document_rows (
  id {id},
  document_id bigint not null references documents (id),
  position integer not null,
  kind text not null check (kind in ('goods', 'delivery', 'fee')),
  order_line_id bigint,
  of_row bigint references document_rows (id),
  name text not null,
  code text not null default '',
  hsn text not null default '',
  unit text not null default 'NOS',
  quantity integer not null,
  rate_bp integer,
  unit_paise bigint not null,
  gross_paise bigint not null,
  discount_paise bigint not null,
  net_paise bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  unique (document_id, position)
);

alter table refunds add column document_id bigint;
alter table refunds add column kind text not null default 'credit-note';

insert into tax_classes (code, name, unit, note) values
  ('fabric', 'Saree or fabric', 'NOS', 'Woven sarees, with or without an unstitched blouse piece; chapters 50 to 54.'),
  ('garment', 'Stitched garment', 'NOS', 'Stitched blouses and petticoats; chapters 61 and 62. Open: whether a ready-to-wear saree is a garment or fabric goes by how finished the piece is; choose per product.'),
  ('stitching', 'Stitching', 'NA', 'Stitching for a consumer.'),
  ('jewellery', 'Imitation jewellery', 'NOS', '');

insert into tax_rates (tax_class, from_day, to_day, above_paise, rate_bp, source, is_disputed, note) values
  ('fabric', '2017-07-01', null, 0, 500, 'Circular FAQ of 27.7.2017; hepcindia.com', 0, ''),
  ('garment', '2017-07-01', '2025-09-21', 0, 500, 'msassociates.pro, GST on apparel', 0, ''),
  ('garment', '2017-07-01', '2025-09-21', 100000, 1200, 'msassociates.pro, GST on apparel', 0, ''),
  ('garment', '2025-09-22', null, 0, 500, '56th GST Council', 0, ''),
  ('garment', '2025-09-22', null, 250000, 1800, '56th GST Council', 0, ''),
  ('stitching', '2017-07-01', null, 0, 1800, 'caclubindia 1170199', 1, 'Open: 5 % by other sources; 5 % is sure only as job work for a registered person.'),
  ('jewellery', '2017-07-01', null, 0, 300, '', 1, 'Not checked.');

insert into law_numbers (name, from_day, to_day, value, unit, source, note) values
  ('b2cl-limit', '2017-07-01', '2024-07-31', 25000000, 'paise', 'GSTR-1 table 5', ''),
  ('b2cl-limit', '2024-08-01', null, 10000000, 'paise', 'Notification 12/2024', ''),
  ('cash-limit', '2017-04-01', null, 20000000, 'paise', 'Income-tax Act, section 269ST', 'unchecked'),
  ('keep-months', '2017-07-01', null, 72, 'months', 'CGST Act, section 36', 'unchecked'),
  ('annual-return-due', '2017-07-01', null, 1231, 'MMDD', 'CGST Act, section 44', 'unchecked'),
  ('last-credit-day', '2022-10-01', null, 1130, 'MMDD', 'CGST Act, section 34', 'unchecked');
