-- What became of a refund at the payment gateway, and orders that an exchange had brought to an end.

-- asked: written down, the gateway not heard yet; unsure: it may have paid; refused: it will not pay.
alter table refunds add column state text not null default 'done'
  check (state in ('asked', 'unsure', 'done', 'refused'));
-- The gateway pays once for one key; null for money that staff gave back themselves.
alter table refunds add column gateway_key text;
-- When the gateway was last asked about it.
alter table refunds add column checked_at bigint;
create index refunds_open on refunds (checked_at) where state in ('asked', 'unsure');

-- An exchange ends no sale: what came back for another saree leaves its order delivered.
insert into order_events
  (order_id, kind, from_state, to_state, words, is_public, actor, user_id, created_at)
select o.id, 'moved', 'returned', 'delivered', 'Exchange', 0, 'system', null, o.updated_at
from orders o
where o.state = 'returned' and o.refunded_paise = 0 and o.delivered_at is not null
  and exists (select 1 from returns r where r.order_id = o.id and r.wish = 'exchange'
    and r.state in ('received', 'closed'))
  and not exists (select 1 from returns r where r.order_id = o.id and r.wish = 'return'
    and r.state in ('received', 'closed'));

update orders set state = 'delivered'
where state = 'returned' and refunded_paise = 0 and delivered_at is not null
  and exists (select 1 from returns r where r.order_id = orders.id and r.wish = 'exchange'
    and r.state in ('received', 'closed'))
  and not exists (select 1 from returns r where r.order_id = orders.id and r.wish = 'return'
    and r.state in ('received', 'closed'));
