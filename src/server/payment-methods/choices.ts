import type { PaymentSettings } from '#contract/payments/types.ts'
import type { CodDecision } from '#domain/cod/cod-rules.ts'
import { type PrepaidDiscount, prepaidDiscountOf } from '#domain/cod/prepaid-discount.ts'
import { type Paise, toPaise } from '#domain/money.ts'
import { type MethodRefusal, mayPayBy, type PayingAbroad } from '#domain/payment.ts'
import {
  isAtDoor,
  keyOf,
  type PaymentMethod,
  type ShopMethod,
  shopMethods,
} from '#domain/payment-methods.ts'
import type { Told } from '#domain/refusals/list.ts'
import { type DoorFacts, decideBy, doorRefusal } from '../cod/decide.ts'
import type { Shop } from '../platform/shop.ts'
import { keptPaymentSettings } from './settings.ts'
import { wayOf } from './ways.ts'

/** What is wanted before a parcel that is paid at the door leaves: a word of its buyer, or a part of the money. */
export type AtDoor = { decision: CodDecision; advanceBy: PaymentMethod | null }

/** One way to pay an order of this total; `refusal` is null when it is allowed. */
export type Choice = {
  method: ShopMethod
  feePaise: Paise
  /** What paying so takes off. */
  prepaidDiscountPaise: Paise
  refusal: Told | null
  atDoor: AtDoor | null
}

/**
 * An order of which so much is still to be paid. Without facts the owner's rules for the door are not asked; without
 * its goods paying in advance takes nothing off, as of a part of an order or of one that is agreed already.
 */
export type Payable = {
  totalPaise: Paise
  goodsPaise?: Paise
  pin: string
  facts?: DoorFacts
} & Abroad

/** Where it leaves India. */
type Abroad = { abroad?: PayingAbroad | undefined }

/** How the shop may be paid at the moment: read before a transaction, asked inside it. */
export type PaymentOptions = {
  settings: PaymentSettings
  /** Switched on and ready. */
  methods: ShopMethod[]
  /** The most that each takes at once today, where something limits it. */
  limits: Limits
}

type Limits = Partial<Record<PaymentMethod, Paise>>

/** What is kept of it is kept until somebody saves something (until-saved.ts). */
export async function paymentOptions(shop: Shop, saved?: number): Promise<PaymentOptions> {
  const settings = await keptPaymentSettings(shop.db, saved)
  const methods: ShopMethod[] = []
  const limits: Limits = {}
  for (const method of shopMethods) {
    if (!(await isOffered(shop, method, settings))) continue
    methods.push(method)
    const limitPaise = await wayOf(method).limitPaise?.(shop)
    if (limitPaise !== undefined) limits[method] = limitPaise
  }
  return { settings, methods, limits }
}

/** Switched on, but without what they need: nobody is offered these. */
export async function unreadyWays(shop: Shop): Promise<ShopMethod[]> {
  const settings = await keptPaymentSettings(shop.db)
  const on = shopMethods.filter((method) => settings[keyOf(method)].isEnabled)
  const offered = await Promise.all(on.map((method) => isOffered(shop, method, settings)))
  return on.filter((_, at) => !offered[at])
}

async function isOffered(shop: Shop, method: ShopMethod, settings: PaymentSettings) {
  if (!settings[keyOf(method)].isEnabled) return false
  return (await wayOf(method).isReady?.(shop, settings)) ?? true
}

/** Every way to pay that the shop has switched on, for an order like this. */
export const choicesFor = (options: PaymentOptions, order: Payable): Choice[] =>
  options.methods.map((method) => {
    const way = choice(method, order, options)
    const isAsked = isAtDoor(method) && order.totalPaise > 0 && way.refusal === null
    return isAsked ? underRules(way, order, options) : way
  })

/** By the owner's rules, and by what the law lets anybody take in cash (R30, R31). */
function underRules(way: Choice, { facts, totalPaise, pin }: Payable, options: PaymentOptions) {
  // Before a PIN code is typed nothing is said against it.
  if (!facts || pin === '') return way
  const decision = decideBy(facts, { totalPaise: totalPaise + way.feePaise, pin })
  if (decision.outcome === 'refuse') return { ...way, refusal: doorRefusal(facts, decision) }
  if (decision.outcome !== 'part-advance') {
    return { ...way, atDoor: { decision, advanceBy: null } }
  }
  const advanceBy = advanceWay(options, decision.advancePaise, pin)
  if (advanceBy) return { ...way, atDoor: { decision, advanceBy } }
  // Nothing can be paid before: then a word has to do.
  const instead = { ...decision, outcome: 'confirm' as const, advancePaise: 0 }
  return { ...way, atDoor: { decision: instead, advanceBy: null } }
}

function advanceWay(options: PaymentOptions, totalPaise: Paise, pin: string) {
  const others = options.methods.filter((method) => !isAtDoor(method))
  const ways = others.map((method) => choice(method, { totalPaise, pin }, options))
  return ways.find((way) => way.refusal === null)?.method ?? null
}

function choice(method: ShopMethod, order: Payable, options: PaymentOptions): Choice {
  const { settings, limits } = options
  const free = { feePaise: 0, prepaidDiscountPaise: 0 }
  if (order.totalPaise === 0) return { method, ...free, refusal: null, atDoor: null }
  const { pinPrefixes, maxOrder } = settings.cod
  const feePaise = order.totalPaise > 0 ? (wayOf(method).feePaise?.(settings) ?? 0) : 0
  const prepaidDiscountPaise = isAtDoor(method) ? 0 : prepaidDiscountIn(settings, order)
  const answer = mayPayBy(
    method,
    {
      totalPaise: order.totalPaise + feePaise - prepaidDiscountPaise,
      ...{ pin: order.pin, abroad: order.abroad },
    },
    { pinPrefixes, maxOrderPaise: paiseOf(maxOrder), limitPaise: limits[method] },
  )
  // Before a PIN code is typed nothing is said against it.
  const isOpen = answer.ok || (answer.reason === 'bad-pin' && order.pin === '')
  const refusal = isOpen ? null : whyNot(method, answer.reason, options)
  return { method, feePaise, prepaidDiscountPaise, refusal, atDoor: null }
}

/** What whoever pays in advance saves of an order like this, while the shop gives that and has a way to do so. */
export const prepaidDiscount = ({ settings, methods }: PaymentOptions, order: ForGoods): Paise =>
  methods.some((method) => !isAtDoor(method)) ? prepaidDiscountIn(settings, order) : 0

type ForGoods = Pick<Payable, 'goodsPaise' | 'totalPaise'>

function prepaidDiscountIn({ prepaid }: PaymentSettings, order: ForGoods): Paise {
  const terms = prepaidTerms(prepaid)
  if (!terms) return 0
  const { goodsPaise = 0, totalPaise: duePaise } = order
  return prepaidDiscountOf(terms, { goodsPaise, duePaise })
}

/** What the shop takes off for paying in advance; null while it gives nothing. */
export function prepaidTerms(prepaid: PaymentSettings['prepaid']): PrepaidDiscount | null {
  const { isEnabled, percent, amount, most } = prepaid
  return isEnabled ? { percent, amountPaise: paiseOf(amount), mostPaise: paiseOf(most) } : null
}

const paiseOf = (rupees: number | null) => (rupees === null ? null : toPaise(rupees))

function whyNot(method: PaymentMethod, reason: MethodRefusal, options: PaymentOptions): Told {
  const { settings, limits } = options
  if (reason === 'nothing-to-pay') return 'nothing-to-pay'
  if (reason === 'abroad') return 'way-not-abroad'
  return wayOf(method).refuse?.(reason, settings, limits[method] ?? 0) ?? 'way-not-for-this-order'
}
