-- Parcels that have arrived and are not paid: cash that a carrier still holds.
create index orders_cash_to_collect on orders (delivered_at)
  where state = 'delivered' and paid_paise < total_paise - credited_paise;
