-- What credit notes take off orders.

-- Of the total: what has been credited, by notes or where no note may be made any more; all of a cancelled order.
alter table orders add column credited_paise bigint not null default 0;

-- As domain/refund.ts has it (chargedPaise): orders with money that belongs to their buyers.
create index orders_to_give_back on orders (placed_at) where paid_paise - refunded_paise > case
  when state in ('cancelled', 'returned', 'refunded') and credited_paise = 0 then 0
  else total_paise - credited_paise end;

-- Pieces that came back are credited once.
create unique index documents_return on documents (return_id)
  where return_id is not null and kind = 'credit-note';
create index documents_kind on documents (kind, issued_at desc, id desc);
create index document_rows_of on document_rows (of_row) where of_row is not null;
create index refunds_document on refunds (document_id) where document_id is not null;
