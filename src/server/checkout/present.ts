import type { Cart } from '#contract/cart/types.ts'
import type { Checkout, CheckoutQuery } from '#contract/checkout/types.ts'
import type { PaymentChoice, PaymentSettings } from '#contract/payments/types.ts'
import { states } from '#domain/address/pin.ts'
import { type DeliveryCountry, isPausedOn, servedIn } from '#domain/delivery/delivery-country.ts'
import { nowhere } from '#domain/delivery/destination.ts'
import { dayInIndia } from '#domain/india-day.ts'
import type { Language } from '#domain/language.ts'
import { toRupees } from '#domain/money.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { asRefusal, inEnglish } from '#domain/refusals/list.ts'
import { isClosedToBusinesses } from '#domain/tax/e-invoice.ts'
import { readGstin } from '#domain/tax/gstin.ts'
import { stateNamed } from '#domain/tax/states.ts'
import { readBook } from '../accounts/address-book/address-book.ts'
import { taxOfCart } from '../cart/cart-tax.ts'
import { presentCart } from '../cart/present.ts'
import { hashOf } from '../cart/price-cart.ts'
import {
  cartNow,
  dueOf,
  paidWithin,
  payableOf,
  promiseOfCart,
  type ReadCart,
} from '../cart/read-cart.ts'
import { doorFacts, mayAskAdvance } from '../cod/decide.ts'
import { pauseOf, refuseUnserved } from '../delivery/refuse-closed-country.ts'
import { type Choice, choicesFor, paymentOptions } from '../payment-methods/choices.ts'
import { lookUpPin } from '../pins/place-of-pin.ts'
import { countryIn } from '../place-names/place-names.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import type { Shop } from '../platform/shop.ts'
import { liveHolds } from '../stock/hold-queries.ts'
import { shownPanLimit } from '../tax/buyer-pan.ts'
import { keptTaxContext } from '../tax/tax-context.ts'
import { bookingOf } from './offer-booking.ts'
import { placedLately } from './placed-lately.ts'

/** What the checkout page shows now, for what was typed so far of PIN code, state and GSTIN. */
export async function presentCheckout(
  shop: Shop,
  visitor: Visitor,
  { pin = '', state = '', gstin = '', country }: CheckoutQuery,
  language: Language,
): Promise<Checkout> {
  const now = shop.now()
  const savedAddresses = await readBook(shop.db.read, visitor.userId, language)
  const isAsked = pin !== '' || country !== undefined
  if (country) refuseUnserved((await shop.deliveryTerms()).countries, { country })
  // Until a place is typed, to the kept address that is chosen first.
  const cart = await cartNow(shop, visitor, isAsked ? { pin, country } : savedAddresses[0])
  const { choices, mayAsk, settings } = await choicesNow(shop, cart, {
    pin,
    mobile: savedAddresses[0]?.mobile ?? '',
  })
  const place = await lookUpPin(pin)
  const taxed = taxedBy(stateNamed(state)?.name ?? place.state, gstin)
  const input = { ...taxed, country: cart.terms.country?.code }
  const shown = await presentCart(shop, cart, { ...input, language })
  const placed = cart.lines.length === 0 ? await placedLately(shop, visitor) : undefined
  return {
    cart: shown,
    payment: await presentWays(shop, cart, { choices, mayAsk, settings, input, tax: shown.tax }),
    closedBecause: closedBecause(cart, choices),
    ...(placed && { placed }),
    ...(await askedOfBuyer(shop, now)),
    delivery: [{ kind: 'standard', ...asDates(promiseOfCart(cart, now)) }],
    hold: await holdOf(shop, cart.cartId, now),
    ...{ stateOfPin: place.state, townOfPin: place.district, statesOfPin: place.states },
    states: [...states],
    savedAddresses,
    ...toldBy(visitor, cart.terms.countries),
    countries: cart.terms.countries.map((one) => presentCountry(one, now, language)),
  }
}

type Ways = Awaited<ReturnType<typeof choicesNow>> & {
  /** Where it goes, and for whom: what its tax follows from. */
  input: ReturnType<typeof taxedBy> & { country: string | undefined }
  /** That of the cart, whichever way is chosen. */
  tax: Cart['tax']
}

/** Each way to pay, with what it makes of total and tax. */
async function presentWays(shop: Shop, cart: ReadCart, ways: Ways): Promise<PaymentChoice[]> {
  const { choices, mayAsk, settings, input } = ways
  const taxWith = ({ feePaise, prepaidDiscountPaise }: Choice) =>
    feePaise === 0 && prepaidDiscountPaise === 0
      ? ways.tax
      : taxOfCart(shop.db, cart, shop.now(), { ...input, feePaise, prepaidDiscountPaise })
  const payment: PaymentChoice[] = []
  for (const choice of choices)
    payment.push({
      ...presentChoice(cart, choice, mayAsk),
      ...presentBooking(settings, cart, choice),
      tax: await taxWith(choice),
    })
  return payment
}

/** The ways to pay it, and how those at the door are decided once a PIN code is known. */
async function choicesNow(
  shop: Shop,
  cart: ReadCart,
  { pin, mobile }: Record<'pin' | 'mobile', string>,
) {
  const options = await paymentOptions(shop)
  const asked = { lines: cart.lines, mobile, now: shop.now() }
  const facts = pin !== '' && options.methods.some(isAtDoor) && (await doorFacts(shop.db, asked))
  const order = { ...payableOf(cart), pin }
  const choices = choicesFor(options, { ...order, ...(facts && { facts }) })
  // Whoever has not said who it is shall not be surprised by what the rules ask of some.
  const isUnknown = facts && mobile === '' && options.methods.some((way) => !isAtDoor(way))
  const mayAsk = isUnknown && mayAskAdvance(facts, order)
  return { choices, mayAsk, settings: options.settings }
}

function toldBy({ to }: Visitor, countries: readonly DeliveryCountry[]) {
  const { pin, country } = servedIn(countries, to ?? nowhere)
  return { ...(pin && { toldPin: pin }), ...(country && { toldCountry: country }) }
}

const presentCountry = (country: DeliveryCountry, now: number, language: Language) => ({
  ...{ code: country.code, name: countryIn(language, country.code, country.name) },
  dutyNote: country.dutyNote,
  pausedBecause: isPausedOn(country, dayInIndia(now)) ? inEnglish(pauseOf(country)) : null,
})

function taxedBy(state: string | null, typed: string) {
  const gstin = readGstin(typed)
  return { state: state ?? '', buyerGstin: gstin.ok ? gstin.gstin : null }
}

/** What the law wants of whoever buys here. */
async function askedOfBuyer(shop: Shop, now: number) {
  const context = await keptTaxContext(shop.db, now)
  const panAbovePaise = await shownPanLimit(shop, context)
  return {
    isClosedToBusinesses: isClosedToBusinesses(context?.settings ?? null),
    ...(panAbovePaise !== undefined && { panAbove: toRupees(panAbovePaise) }),
  }
}

function closedBecause(cart: ReadCart, choices: Choice[]): Checkout['closedBecause'] {
  if (choices.length === 0) return 'no-payment-method'
  return cart.lines.some((line) => line.isPayable) ? null : 'empty-cart'
}

function presentChoice(cart: ReadCart, choice: Choice, mayAsk: boolean): PaymentChoice {
  const { method, feePaise, prepaidDiscountPaise, refusal, atDoor } = choice
  const addedPaise = feePaise - prepaidDiscountPaise
  return {
    method,
    isAllowed: refusal === null,
    refusal: refusal && inEnglish(refusal),
    fault: refusal && asRefusal(refusal),
    fee: toRupees(feePaise),
    prepaidDiscount: toRupees(prepaidDiscountPaise),
    total: toRupees(cart.totals.total + addedPaise),
    due: toRupees(dueOf(cart) + addedPaise),
    advance: toRupees(atDoor?.decision.advancePaise ?? 0),
    ...(mayAsk && isAtDoor(method) && { mayAskAdvance: true }),
    isToConfirm: atDoor?.decision.outcome === 'confirm',
    totalHash: hashOf(cart.lines, cart.totals, {
      ...{ feePaise, prepaidDiscountPaise },
      ...paidWithin(cart),
    }),
  }
}

/** How it may be booked by this way to pay: a part now, the rest before it leaves. */
function presentBooking(
  settings: PaymentSettings,
  cart: ReadCart,
  choice: Choice,
): Pick<PaymentChoice, 'booking'> {
  const booking = bookingOf(settings, cart, choice)
  if (booking === null) return {}
  const { nowPaise, agreed } = booking
  const { feePaise, prepaidDiscountPaise } = choice
  const paying = { feePaise, prepaidDiscountPaise, nowPaise, ...paidWithin(cart) }
  return {
    booking: {
      now: toRupees(nowPaise),
      rest: toRupees(dueOf(cart) + feePaise - prepaidDiscountPaise - nowPaise),
      days: agreed.days,
      totalHash: hashOf(cart.lines, cart.totals, paying),
    },
  }
}

async function holdOf(shop: Shop, cartId: number | null, now: number): Promise<Checkout['hold']> {
  if (cartId === null) return null
  const live = await liveHolds(shop.db.read, cartId, now)
  const holds = live.filter((hold) => hold.kind === 'checkout' || hold.kind === 'offer')
  const [first] = holds
  if (!first) return null
  const productIds = [...new Set(holds.map((hold) => hold.product_id))]
  return { until: new Date(first.expires_at).toISOString(), productIds }
}

export const asDates = ({ from, to }: { from: number; to: number }) => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
})
