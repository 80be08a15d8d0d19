-- What the console of the law asks at every size of a shop, and what a return was made in spite of.

create index documents_numbers on documents (fy, series);
create index documents_turnover on documents (day, kind, total_paise) where cancelled_at is null;
create index consents_by_notice on consents (purpose, notice_version) where withdrawn_at is null;
create index documents_business on documents (day) where buyer_gstin is not null;
create index orders_unbilled on orders (placed_at)
  where invoice_number is null and state in ('shipped', 'delivered', 'returned');

-- A check that was red as the return of this period was made, and why it was made all the same.
create table compliance_waivers (
  period text not null,
  check_id text not null,
  words text not null,
  user_id bigint,
  created_at bigint not null,
  primary key (period, check_id)
);

insert into law_numbers (name, from_day, to_day, value, unit, source, note) values
  ('refund-days', '2017-07-01', null, 7, 'days', '', 'The shop''s own.'),
  ('return-by-date', '2017-07-01', null, 10, 'days', 'CGST Rules, rule 59', 'Day of the month after; the shop''s own, before the due day.'),
  ('e-way-bill-inter', '2018-04-01', null, 5000000, 'paise', 'CGST Rules, rule 138', ''),
  ('e-way-bill-intra', '2018-04-01', null, 5000000, 'paise', 'CGST Rules, rule 138', 'Where a state has no row of its own.'),
  ('e-way-bill-33', '2018-06-02', null, 10000000, 'paise', 'Tamil Nadu, 31.5.2018', '');
