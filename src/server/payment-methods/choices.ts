import type { PaymentSettings } from '#contract/payments/types.ts'
import { formatRupees, type Paise, toPaise } from '#domain/money.ts'
import { type MethodRefusal, mayPayBy } from '#domain/payment.ts'
import type { PaymentMethod } from '#domain/payment-methods.ts'
import { policy } from '#domain/policy.ts'
import type { Shop } from '../platform/shop.ts'
import { currentProfile } from '../settings/documents.ts'
import { paymentSettings } from './settings.ts'

/** One way to pay an order of this total; `refusal` is null when it is allowed. */
export type Choice = { method: PaymentMethod; feePaise: Paise; refusal: string | null }

export type Payable = { totalPaise: Paise; pin: string }

/** How the shop may be paid at the moment: read before a transaction, asked inside it. */
export type PaymentOptions = {
  settings: PaymentSettings
  /** Switched on and ready. */
  methods: PaymentMethod[]
  /** Where UPI money goes; empty while unset. */
  upiAddress: string
}

/** UPI wants an address, a bank transfer an account, Razorpay its keys. */
export async function paymentOptions(shop: Shop): Promise<PaymentOptions> {
  const settings = await paymentSettings(shop.db)
  const { cod, upi, bankTransfer, razorpay } = settings
  const upiAddress = upi.isEnabled ? await upiAddressOf(shop, settings) : ''
  const methods: PaymentMethod[] = []
  if (cod.isEnabled) methods.push('cod')
  if (upi.isEnabled && upiAddress !== '') methods.push('upi')
  if (bankTransfer.isEnabled && bankTransfer.accountNumber !== '') methods.push('bank_transfer')
  if (razorpay.isEnabled && shop.config.razorpay !== null) methods.push('razorpay')
  return { settings, methods, upiAddress }
}

/** The address of the payment settings, else the one in the shop's profile. */
async function upiAddressOf(shop: Shop, { upi }: PaymentSettings): Promise<string> {
  return upi.address || (await currentProfile(shop.db)).upiId
}

/** Every way to pay that the shop has switched on, for an order like this. */
export const choicesFor = ({ settings, methods }: PaymentOptions, order: Payable): Choice[] =>
  methods.map((method) => choice(method, order, settings))

function choice(method: PaymentMethod, order: Payable, settings: PaymentSettings): Choice {
  const { cod } = settings
  const feePaise = method === 'cod' && order.totalPaise > 0 ? toPaise(cod.fee) : 0
  if (order.totalPaise === 0) return { method, feePaise, refusal: null }
  const answer = mayPayBy(
    method,
    { totalPaise: order.totalPaise + feePaise, pin: order.pin },
    {
      pinPrefixes: cod.pinPrefixes,
      maxOrderPaise: cod.maxOrder === null ? null : toPaise(cod.maxOrder),
    },
  )
  // Before a PIN code is typed nothing is said against it.
  const isOpen = answer.ok || (answer.reason === 'bad-pin' && order.pin === '')
  return { method, feePaise, refusal: isOpen ? null : words(method, answer.reason, settings) }
}

function words(method: PaymentMethod, reason: MethodRefusal, { cod }: PaymentSettings): string {
  switch (reason) {
    case 'bad-pin':
      return 'Cash on delivery needs a 6-digit PIN code'
    case 'pin-not-served':
      return 'Cash on delivery does not reach this PIN code'
    case 'nothing-to-pay':
      return 'There is nothing to pay'
    case 'above-limit':
      return method === 'upi'
        ? `UPI takes at most ${formatRupees(policy.upiLimitPaise)} at a time`
        : `Cash on delivery is possible up to ${formatRupees(toPaise(cod.maxOrder ?? 0))}`
  }
}
