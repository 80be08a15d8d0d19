-- What became of orders, payments, refunds, sign-ins and emails, for whoever is asked about one of them.
create table outcomes (
  id {id},
  at bigint not null,
  event text not null,
  code text not null,
  request_id text,
  order_number text,
  ms bigint not null
);
create index outcomes_at on outcomes (at);
create index outcomes_request on outcomes (request_id) where request_id is not null;
create index outcomes_order on outcomes (order_number) where order_number is not null;
