-- What of an order's refunds was goodwill: it takes nothing from what credit notes give back.

-- Without what went back for pieces that came too late for a note: the order is charged less by that already.
alter table orders add column goodwill_paise bigint not null default 0;
update orders set goodwill_paise = coalesce((select sum(r.amount_paise) from refunds r
    where r.order_id = orders.id and r.kind = 'goodwill' and r.state <> 'refused'), 0)
  - (credited_paise - coalesce((select sum(d.total_paise) from documents d
    where d.order_id = orders.id and d.kind = 'credit-note' and d.cancelled_at is null), 0))
  where exists (select 1 from refunds r
    where r.order_id = orders.id and r.kind = 'goodwill' and r.state <> 'refused');
update orders set goodwill_paise = 0 where goodwill_paise < 0;

-- As domain/refund.ts has it (moneyOf): orders with money that belongs to their buyers; the index of 0046 serves the release before.
create index orders_to_refund on orders (placed_at) where paid_paise > refunded_paise
  and paid_paise - refunded_paise + goodwill_paise > case
  when state in ('cancelled', 'returned', 'refunded') and credited_paise = 0 then 0
  else total_paise - credited_paise end;
