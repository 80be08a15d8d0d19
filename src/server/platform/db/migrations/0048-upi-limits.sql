-- The most that one UPI payment may be, from person to person and to a shop that its bank has verified.

insert into law_numbers (name, from_day, to_day, value, unit, source, note) values
  ('upi-limit', '2017-07-01', null, 10000000, 'paise', 'NPCI', 'From person to person.'),
  ('upi-limit-verified', '2025-09-15', null, 50000000, 'paise', 'NPCI circular of August 2025; zeenews, 15.9.2025', 'To verified merchants. Open: some papers write ten lakh a day.');
