import type { Hole } from './hole.ts'

const refunds = ['server/orders/refunds/refund-order.test.ts']
const returns = ['server/returns/close-return.test.ts']
const links = ['server/payments/end-link.test.ts']
const door = ['server/checkout/cod-limits.test.ts']

/** Money that goes out twice, or comes twice unseen. */
export const money: Hole[] = [
  {
    threat: 'S57',
    name: 'silence of the gateway frees a refund',
    file: 'server/razorpay/razorpay-refund.ts',
    find: "  } catch (cause) {\n    return { kind: 'unsure', cause }",
    replace: "  } catch {\n    return { kind: 'refused', why: null }",
    caughtBy: refunds,
  },
  {
    threat: 'S57',
    name: 'a refund has another key at every try',
    file: 'server/razorpay/razorpay-refund.ts',
    find: "{ 'X-Refund-Idempotency': input.key }",
    replace: "{ 'X-Refund-Idempotency': crypto.randomUUID() }",
    caughtBy: refunds,
  },
  {
    threat: 'S57',
    name: 'a return is closed as often as one presses at once',
    file: 'server/returns/handle-return.ts',
    find: "  await step(tx, asked, { state: 'closed' })\n",
    replace: '',
    caughtBy: returns,
  },
  {
    threat: 'S57',
    name: 'two members of staff give the same money back',
    file: 'server/orders/refunds/refund-order.ts',
    find: 'if (form.seenRefunded !== undefined && toPaise(form.seenRefunded) !== before)',
    replace: 'if (form.seenRefunded !== undefined && form.seenRefunded < 0)',
    caughtBy: refunds,
  },
  {
    threat: 'S57',
    name: 'an exchange ends its sale',
    file: 'server/returns/handle-return.ts',
    find: 'if (back.isWhole && !isExchanged && ',
    replace: 'if (back.isWhole && isExchanged !== null && ',
    caughtBy: returns,
  },
  {
    threat: 'S64',
    name: 'a payment link outlives the choice of another way',
    file: 'server/order-records/drop-payments.ts',
    find: 'if (!isGateway(payment.method)) return',
    replace: 'if (isGateway(payment.method)) return',
    caughtBy: links,
  },
  {
    threat: 'S64',
    name: 'more than is due stays unseen',
    file: 'server/orders/refunds/owed-queries.ts',
    find: 'else o.total_paise - o.credited_paise end)',
    replace: 'else o.paid_paise end)',
    caughtBy: links,
  },
  {
    threat: 'S64',
    name: 'the money of a link is lost while staff take some by hand',
    file: 'server/orders/settle-payment.ts',
    find: 'const order = found && (await lockOrder(tx, found.order_id))',
    replace: 'const order = found && (await orderById(tx, found.order_id))',
    caughtBy: ['server/payments/payments-at-once.test.ts'],
  },
  {
    threat: 'S64',
    name: 'the money of a link is lost once staff took some by hand',
    file: 'server/orders/settle-payment.ts',
    find: "if (payment.state === 'paid' && isGatewayPayment(reference)) {",
    replace: "if (payment.state === 'failed' && isGatewayPayment(reference)) {",
    caughtBy: links,
  },
  {
    threat: 'S60',
    name: 'one mobile number orders any number of parcels to be paid at the door',
    file: 'server/checkout/place-order.ts',
    find: '  if (open < most) return\n',
    replace: '  if (open < most + 1_000) return\n',
    caughtBy: door,
  },
  {
    threat: 'S60',
    name: 'a shop begins without a ceiling for cash on delivery',
    file: 'server/payment-methods/settings.ts',
    find: 'maxOrder: 50_000, maxOpenOrders',
    replace: 'maxOrder: null, maxOpenOrders',
    caughtBy: door,
  },
]
