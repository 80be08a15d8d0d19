/** A file that decides, and the tests that must notice when it decides otherwise; all below src/. */
export type Target = { group: string; file: string; tests: string[] }

const beside = (group: string, ...names: string[]): Target[] =>
  names.map((name) => ({ group, file: `${name}.ts`, tests: [`${name}.test.ts`] }))

const below = (group: string, file: string, ...tests: string[]): Target => ({ group, file, tests })

const placing = [
  ...['server/checkout/place-order.test.ts', 'server/orders/write-order.test.ts'],
  'server/orders/orders.test.ts',
]
const stocking = [
  ...['server/stock/move-stock.test.ts', 'server/orders/orders.test.ts'],
  'server/checkout/place-order.test.ts',
]
const answering = [
  'server/platform/idempotency/answer-once.test.ts',
  'server/checkout/place-order.test.ts',
]

const telling = ['server/app/emails/emails.test.ts']
const returning = ['return-answers', 'returns', 'close-return', 'pay-to', 'pieces-back'].map(
  (name) => `server/returns/${name}.test.ts`,
)
const chatting = ['answers', 'chats'].map((name) => `server/chats/${name}.test.ts`)
const printing = ['server/orders/pdf-text.test.ts', 'server/platform/pdf/pdf.test.ts']
const papers = [
  ...['print-document', 'documents', 'credit-notes'].map(
    (name) => `server/documents/${name}.test.ts`,
  ),
  ...printing,
]
const showing = ['order-answers', 'orders', 'move-order', 'refunds/refund-order', 'person'].map(
  (name) => `server/orders/${name}.test.ts`,
)

/** What the goal of 90 % is about: what decides, and what buyers and staff are told, shown and handed. */
export const targets: Target[] = [
  ...beside('price', 'domain/money', 'domain/pricing', 'domain/promo', 'domain/shipping'),
  ...beside('price', 'domain/cart'),
  below(
    'price',
    'server/cart/price-cart.ts',
    ...['server/cart/price-cart.test.ts', 'server/cart/cart.test.ts'],
    ...['server/coupons/coupons.test.ts', 'server/checkout/place-order.test.ts'],
  ),
  below(
    'price',
    'server/coupons/spend-coupon.ts',
    'server/coupons/coupons.test.ts',
    'server/checkout/place-order.test.ts',
  ),
  ...beside('order', 'domain/order', 'domain/payment', 'domain/return'),
  below('order', 'server/checkout/order-limits.ts', 'server/checkout/order-limits.test.ts'),
  ...['checkout/place-order', 'orders/write-order', 'orders/order-draft'].map((name) =>
    below('order', `server/${name}.ts`, ...placing),
  ),
  ...beside('order', 'server/orders/numbers'),
  ...['answer-once', 'request-key', 'queries'].map((name) =>
    below('order', `server/platform/idempotency/${name}.ts`, ...answering),
  ),
  ...beside('order', 'server/orders/move-order'),
  ...beside('stock', 'domain/stock', 'domain/hold'),
  ...['move-stock', 'queries'].map((name) =>
    below('stock', `server/stock/${name}.ts`, ...stocking),
  ),
  ...beside('session', 'domain/permissions'),
  ...beside(
    'session',
    'server/customers/sessions/session-rules',
    'server/customers/second-factor/totp',
  ),
  below(
    'session',
    'server/customers/tokens.ts',
    'server/customers/tokens.test.ts',
    'server/customers/passwords/reset-password.test.ts',
  ),
  below(
    'session',
    'server/customers/sessions/session.ts',
    'server/customers/sessions/sessions.test.ts',
  ),
  below('session', 'server/platform/http/guard.ts', 'server/platform/http/guard.test.ts'),
  below(
    'session',
    'server/customers/sign-in.ts',
    ...['server/customers/sign-in.test.ts', 'server/customers/account.test.ts'],
    'server/platform/http/observing/note-refusal.test.ts',
  ),
  ...beside(
    'session',
    'server/customers/second-factor/second-factor',
    'server/customers/passwords/passwords',
  ),
  ...beside('webhook', 'server/razorpay/signature'),
  ...beside('webhook', 'server/payments/take-event'),
  ...beside('webhook', 'server/orders/settle-payment'),
  below(
    'email',
    'server/platform/mail/layout.ts',
    'server/platform/mail/layout.test.ts',
    ...telling,
  ),
  below('email', 'server/orders/announcing/order-emails.ts', ...telling),
  ...['account-changed', 'change-email', 'confirm-email', 'reset-password'].map((name) =>
    below('email', `server/customers/emails/${name}.ts`, ...telling),
  ),
  ...['message-answered', 'message-for-shop', 'message-received'].map((name) =>
    below('email', `server/messages/emails/${name}.ts`, ...telling),
  ),
  below('email', 'server/newsletter/emails/confirm-subscription.ts', ...telling),
  ...['ask-return', 'handle-return', 'present'].map((name) =>
    below('return', `server/returns/${name}.ts`, ...returning),
  ),
  ...['start-chat', 'take-chat', 'order-chat', 'present', 'staff-routes'].map((name) =>
    below('chat', `server/chats/${name}.ts`, ...chatting),
  ),
  ...['issue-invoice', 'cancel-document', 'print-document', 'write-document'].map((name) =>
    below('paper', `server/documents/${name}.ts`, ...papers),
  ),
  ...['orders/print-slips', 'orders/print-routes', 'platform/pdf/pdf'].map((name) =>
    below('print', `server/${name}.ts`, ...printing),
  ),
  ...['staff-routes', 'present', 'present-staff'].map((name) =>
    below('show', `server/orders/${name}.ts`, ...showing),
  ),
  below(
    'contract',
    'contract/read-issues.ts',
    ...['contract/read-issues.test.ts', 'server/platform/http/field-errors.test.ts'],
  ),
]
