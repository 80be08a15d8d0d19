-- Orders with money that belongs to their buyers, and where the money of a return goes.

create index orders_owed on orders (placed_at) where paid_paise - refunded_paise > case
  when state in ('cancelled', 'returned', 'refunded') then 0 else total_paise end;

-- JSON, as domain/pay-to.ts has it: a UPI ID or a bank account; '' where the money goes back as it came.
alter table returns add column pay_to text not null default '';
