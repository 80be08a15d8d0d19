-- The ways to pay are the rows of domain/payment-methods.ts: a further one needs no migration.
-- A check is not among what ALTER TABLE takes away; this is SQLite's own procedure for it (lang_altertable.html, "other
-- kinds of table schema changes"), which leaves every row and index in its place.
pragma writable_schema = on;
update sqlite_schema set sql = replace(sql, ' check (payment_method in (''cod'', ''upi'', ''bank_transfer'', ''razorpay''))', '')
  where type = 'table' and name = 'orders';
update sqlite_schema set sql = replace(sql, ' check (method in (''cod'', ''upi'', ''bank_transfer'', ''razorpay''))', '')
  where type = 'table' and name = 'payments';
pragma writable_schema = reset;
-- What other connections know of the schema is read anew by its version, which these two move on.
create table schema_moves (id bigint);
drop table schema_moves;
