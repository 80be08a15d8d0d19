-- How many pieces of a line have come back, however they came: a return, a parcel refused at the door, a
-- cancelled order. Each is counted once.
alter table order_lines add column back_quantity integer not null default 0
  check (back_quantity >= 0 and back_quantity <= quantity);

update order_lines set back_quantity = (
  select case when sum(l.quantity) < order_lines.quantity then sum(l.quantity) else order_lines.quantity end
  from return_lines l join returns r on r.id = l.return_id
  where l.order_line_id = order_lines.id and r.state in ('received', 'closed')
)
where exists (
  select 1 from return_lines l join returns r on r.id = l.return_id
  where l.order_line_id = order_lines.id and r.state in ('received', 'closed')
);

-- A whole order that went back on sale.
update order_lines set back_quantity = quantity
where order_id in (
  select o.id from orders o join stock_ledger s on s.order_id = o.id
  where o.has_stock = 0 and s.change > 0 and s.reason in ('cancelled', 'returned')
);
