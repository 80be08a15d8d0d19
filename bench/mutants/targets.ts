/** A file that decides, and the tests that must notice when it decides otherwise; all below src/. */
export type Target = { group: string; file: string; tests: string[] }

const beside = (group: string, ...names: string[]): Target[] =>
  names.map((name) => ({ group, file: `${name}.ts`, tests: [`${name}.test.ts`] }))

const below = (group: string, file: string, ...tests: string[]): Target => ({ group, file, tests })

/** What the goal of 90 % is about: price, stock, orders, sessions and the gateway's word. */
export const targets: Target[] = [
  ...beside('price', 'domain/money', 'domain/pricing', 'domain/promo', 'domain/shipping'),
  ...beside('price', 'domain/cart'),
  ...beside('order', 'domain/order', 'domain/payment', 'domain/return'),
  below('order', 'server/checkout/order-limits.ts', 'server/checkout/order-limits.test.ts'),
  ...beside('stock', 'domain/stock', 'domain/hold'),
  below(
    'stock',
    'server/orders/move-stock.ts',
    ...['server/orders/move-stock.test.ts', 'server/orders/orders.test.ts'],
    'server/checkout/place-order.test.ts',
  ),
  ...beside('session', 'domain/permissions'),
  ...beside('session', 'server/customers/session-rules', 'server/customers/totp'),
  below(
    'session',
    'server/customers/tokens.ts',
    'server/customers/tokens.test.ts',
    'server/customers/reset-password.test.ts',
  ),
  below('session', 'server/http/session.ts', 'server/customers/sessions.test.ts'),
  ...beside('webhook', 'server/payments/signature'),
  ...beside('webhook', 'server/payments/take-event'),
  ...beside('webhook', 'server/payments/settle-payment'),
]
