import type { PaymentSettings } from '#contract/payments/types.ts'
import { type Paise, toPaise } from '#domain/money.ts'
import { type MethodRefusal, mayPayBy } from '#domain/payment.ts'
import { keyOf, type PaymentMethod, paymentMethods } from '#domain/payment-methods.ts'
import type { Told } from '#domain/refusals/list.ts'
import type { Shop } from '../platform/shop.ts'
import { paymentSettings } from './settings.ts'
import { wayOf } from './ways.ts'

/** One way to pay an order of this total; `refusal` is null when it is allowed. */
export type Choice = { method: PaymentMethod; feePaise: Paise; refusal: Told | null }

export type Payable = { totalPaise: Paise; pin: string }

/** How the shop may be paid at the moment: read before a transaction, asked inside it. */
export type PaymentOptions = {
  settings: PaymentSettings
  /** Switched on and ready. */
  methods: PaymentMethod[]
}

export async function paymentOptions(shop: Shop): Promise<PaymentOptions> {
  const settings = await paymentSettings(shop.db)
  const methods: PaymentMethod[] = []
  for (const method of paymentMethods) {
    if (await isOffered(shop, method, settings)) methods.push(method)
  }
  return { settings, methods }
}

async function isOffered(shop: Shop, method: PaymentMethod, settings: PaymentSettings) {
  if (!settings[keyOf(method)].isEnabled) return false
  return (await wayOf(method).isReady?.(shop, settings)) ?? true
}

/** Every way to pay that the shop has switched on, for an order like this. */
export const choicesFor = ({ settings, methods }: PaymentOptions, order: Payable): Choice[] =>
  methods.map((method) => choice(method, order, settings))

function choice(method: PaymentMethod, order: Payable, settings: PaymentSettings): Choice {
  if (order.totalPaise === 0) return { method, feePaise: 0, refusal: null }
  const { pinPrefixes, maxOrder } = settings.cod
  const feePaise = order.totalPaise > 0 ? (wayOf(method).feePaise?.(settings) ?? 0) : 0
  const answer = mayPayBy(
    method,
    { totalPaise: order.totalPaise + feePaise, pin: order.pin },
    { pinPrefixes, maxOrderPaise: maxOrder === null ? null : toPaise(maxOrder) },
  )
  // Before a PIN code is typed nothing is said against it.
  const isOpen = answer.ok || (answer.reason === 'bad-pin' && order.pin === '')
  return { method, feePaise, refusal: isOpen ? null : whyNot(method, answer.reason, settings) }
}

function whyNot(method: PaymentMethod, reason: MethodRefusal, settings: PaymentSettings): Told {
  if (reason === 'nothing-to-pay') return 'nothing-to-pay'
  return wayOf(method).refuse?.(reason, settings) ?? 'way-not-for-this-order'
}
