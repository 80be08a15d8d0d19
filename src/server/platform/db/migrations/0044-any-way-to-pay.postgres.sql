-- The ways to pay are the rows of domain/payment-methods.ts: a further one needs no migration.
alter table orders drop constraint orders_payment_method_check;
alter table payments drop constraint payments_method_check;
