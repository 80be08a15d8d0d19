-- Returns that were made of documents, and what codes of goods mean.

-- A month, or the last month of a quarter: 'MMYYYY'. What changes after it was closed belongs to the next.
create table gst_periods (
  period text primary key,
  from_day text not null,
  to_day text not null,
  closed_at bigint not null,
  closed_by bigint,
  -- SHA-256 of the return as it was then.
  json_hash text not null,
  documents integer not null,
  -- What the portal answered when it was filed.
  arn text not null default '',
  filed_at bigint
);

create table hsn_codes (
  code text primary key,
  name text not null
);

insert into hsn_codes (code, name) values
  ('5007', 'Woven fabrics of silk'),
  ('5208', 'Woven fabrics of cotton, up to 200 g a square metre'),
  ('5209', 'Woven fabrics of cotton, above 200 g a square metre'),
  ('5210', 'Woven fabrics of cotton mixed with man-made fibres'),
  ('5309', 'Woven fabrics of linen'),
  ('5311', 'Woven fabrics of other vegetable fibres'),
  ('5407', 'Woven fabrics of synthetic filament yarn'),
  ('5408', 'Woven fabrics of artificial filament yarn'),
  ('5810', 'Embroidery in the piece'),
  ('6206', 'Women''s blouses and shirts'),
  ('6211', 'Other garments'),
  ('6212', 'Brassieres, corsets and similar'),
  ('7117', 'Imitation jewellery'),
  ('998822', 'Tailoring services');

-- Of which chapters the codes of a class are: '50-63'.
alter table tax_classes add column chapters text not null default '01-99';
update tax_classes set chapters = '50-63' where code in ('fabric', 'garment');
update tax_classes set chapters = '99-99' where code = 'stitching';
update tax_classes set chapters = '71-71' where code = 'jewellery';

insert into law_numbers (name, from_day, to_day, value, unit, source, note) values
  ('turnover-goods', '2019-04-01', null, 400000000, 'paise', 'Notification 10/2019', 'unchecked'),
  ('turnover-composition', '2019-04-01', null, 1500000000, 'paise', 'Notification 14/2019', 'unchecked'),
  ('turnover-e-invoice', '2023-08-01', null, 5000000000, 'paise', 'Notification 10/2023', 'unchecked');

-- The books ask for documents, money and refunds by their days.
create index documents_day on documents (day, id);
create index documents_cancelled on documents (cancelled_at) where cancelled_at is not null;
create index documents_period on documents (return_period, id) where return_period is not null;
create index payments_paid on payments (paid_at) where paid_at is not null;
create index refunds_made on refunds (created_at);
