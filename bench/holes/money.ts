import type { Hole } from './hole.ts'

const refunds = ['server/orders/refund-order.test.ts']
const returns = ['server/returns/close-return.test.ts']

/** Money that goes out twice, or comes twice unseen. */
export const money: Hole[] = [
  {
    threat: 'S57',
    name: 'silence of the gateway frees a refund',
    file: 'server/payments/razorpay-refund.ts',
    find: "  } catch {\n    return { kind: 'unsure' }",
    replace: "  } catch {\n    return { kind: 'refused', words: '' }",
    caughtBy: refunds,
  },
  {
    threat: 'S57',
    name: 'a refund has another key at every try',
    file: 'server/payments/razorpay-refund.ts',
    find: "{ 'X-Refund-Idempotency': wish.key }",
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
    file: 'server/orders/refund-order.ts',
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
]
