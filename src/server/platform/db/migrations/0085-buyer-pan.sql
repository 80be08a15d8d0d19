-- The PAN of a buyer above a limit, encrypted; asked for where the owner has switched it on (tax settings, isPanAsked).
ALTER TABLE orders ADD COLUMN buyer_pan text;

insert into law_numbers (name, from_day, to_day, value, unit, source, note) values
  ('pan-required-above', '2016-01-01', null, 20000000, 'paise', 'Income-tax Rules 1962, rule 114B; Income-tax Rules 2026, rules 159 to 161', 'Open: the amount for goods under the rules of 2026 was not checked. Counts where the shop asks for the PAN.');
