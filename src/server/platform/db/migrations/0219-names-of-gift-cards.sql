-- Who bought a gift card and who got it is kept no longer than the buyer of an order.
insert into retention (kind, basis, keeps_days, keeps_rule, source) values
  ('gift-card-orders', 'Claims of buyers', 1095, 'After they were paid or taken back', 'Limitation Act 1963, article 113: unchecked'),
  ('gift-cards', 'Claims of whoever has them', 1095, 'After they have ended', 'Limitation Act 1963, article 113: unchecked');
