-- Who signed in, and who tried to, is kept for a year; every other outcome for two weeks.
insert into retention (kind, basis, keeps_days, keeps_rule, source) values
  ('sign-ins', 'Security log', 365, 'After somebody signed in or tried to', 'DPDP Rules 2025, rule 6: unchecked');
create index outcomes_sign_ins on outcomes (at) where event = 'sign-in';
