import { below, type Target } from './target.ts'
import { toldTargets } from './told-targets.ts'

const beside = (group: string, ...names: string[]): Target[] =>
  names.map((name) => ({ group, file: `${name}.ts`, tests: [`${name}.test.ts`] }))

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

/** What the goal of 90 % is about: what decides, and what buyers and staff are told, shown and handed. */
export const targets: Target[] = [
  ...beside('price', 'domain/money', 'domain/pricing', 'domain/coupon', 'domain/delivery/shipping'),
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
  ...beside('stock', 'domain/stock', 'domain/holds/hold'),
  ...['move-stock', 'queries'].map((name) =>
    below('stock', `server/stock/${name}.ts`, ...stocking),
  ),
  ...beside('session', 'domain/permissions'),
  ...beside(
    'session',
    'server/accounts/sessions/session-rules',
    'server/accounts/second-factor/totp',
  ),
  below(
    'session',
    'server/accounts/tokens.ts',
    'server/accounts/tokens.test.ts',
    'server/accounts/passwords/reset-password.test.ts',
  ),
  below(
    'session',
    'server/accounts/sessions/session.ts',
    'server/accounts/sessions/sessions.test.ts',
  ),
  below('session', 'server/platform/http/guard.ts', 'server/platform/http/guard.test.ts'),
  below(
    'session',
    'server/accounts/sign-in.ts',
    ...['server/accounts/sign-in.test.ts', 'server/accounts/account.test.ts'],
    'server/platform/http/observing/note-refusal.test.ts',
  ),
  ...beside(
    'session',
    'server/accounts/second-factor/second-factor',
    'server/accounts/passwords/passwords',
  ),
  ...beside('webhook', 'server/razorpay/signature'),
  ...beside('webhook', 'server/payments/take-event'),
  ...beside('webhook', 'server/orders/settle-payment'),
  ...toldTargets,
]
