import type { OrderRow, PaymentRow } from '../order-records/queries.ts'

/** What the gateway knows a link by, before it has given it an id of its own. */
export const linkReference = (order: Pick<OrderRow, 'number'>, payment: Pick<PaymentRow, 'id'>) =>
  `${order.number}-${payment.id}`
