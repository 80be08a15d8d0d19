import type {
  Cart,
  CartGiftCards,
  CartLine,
  CartProblem,
  CartStoreCredit,
} from '#contract/cart/types.ts'
import { itemCount, type LineProblem } from '#domain/cart.ts'
import { toldFees } from '#domain/delivery/delivery-terms.ts'
import { missingForFreeShipping } from '#domain/delivery/shipping.ts'
import { lastDayOf } from '#domain/gift-cards/gift-card.ts'
import type { Language } from '#domain/language.ts'
import { toRupees } from '#domain/money.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { fallbackImage, galleryOrder } from '#domain/pictures/image-order.ts'
import { asRefusal, inEnglish } from '#domain/refusals/list.ts'
import { picturesOf } from '../catalog/queries.ts'
import { linesIn, type SaidLine } from '../catalog/translate-lines.ts'
import { offerTitleOf, titleIn } from '../coupons/offer-title.ts'
import { paymentOptions, prepaidDiscount } from '../payment-methods/choices.ts'
import type { Database } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { type TaxInput, taxOfCart } from './cart-tax.ts'
import { hashOf, type PricedLine } from './price-cart.ts'
import { dueOf, paidWithin, payableOf, promiseOfCart, type ReadCart } from './read-cart.ts'

export type CartInput = TaxInput & { language?: Language }

/** A priced cart as the browser shows it in a language; with the tax of a parcel to this state, where one is known. */
export async function presentCart(
  shop: Shop,
  cart: ReadCart,
  input: CartInput = { state: '' },
): Promise<Cart> {
  const { db } = shop
  const { totals, coupon, applied, terms } = cart
  const lines = await linesIn(db, input.language ?? 'en', cart.lines)
  const images = await firstImages(
    db,
    lines.filter(({ isDraft }) => !isDraft).map((line) => line.productId),
  )
  return {
    lines: lines.map((line) => presentLine(line, images.get(line.productId) ?? fallbackImage)),
    count: itemCount(lines),
    subtotal: toRupees(totals.subtotal),
    discount: toRupees(totals.discount),
    shipping: toRupees(totals.shipping),
    total: toRupees(totals.total),
    missingForFreeShipping: toRupees(missingForFreeShipping(totals.subtotal, terms)),
    delivery: toldFees(terms),
    expected: lines.length === 0 ? null : expectedOf(cart, shop.now()),
    coupon: coupon && {
      code: coupon.row.code,
      problem: coupon.problem && inEnglish(coupon.problem),
      fault: coupon.problem && asRefusal(coupon.problem),
    },
    offer: await presentOffer(db, applied, input.language),
    tax: await taxOfCart(db, cart, shop.now(), input),
    ways: await waysOf(shop, cart),
    storeCredit: presentCredit(cart),
    ...presentCards(cart),
    hash: hashOf(cart.lines, totals, paidWithin(cart)),
  }
}

/** What takes the discount off by itself, as its reader is told. */
async function presentOffer(
  db: Database,
  applied: ReadCart['applied'],
  language: Language = 'en',
): Promise<Cart['offer']> {
  if (applied?.is_automatic !== 1) return null
  const title = offerTitleOf(applied)
  return { code: applied.code, ...(title !== null && (await titleIn(db, language, title))) }
}

function expectedOf(cart: ReadCart, now: number): Cart['expected'] {
  const { from, to } = promiseOfCart(cart, now)
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
}

/** What paying at the door adds and paying in advance takes off, as far as the shop does either (R33). */
async function waysOf(shop: Shop, cart: ReadCart): Promise<Cart['ways']> {
  const payable = payableOf(cart)
  if (payable.totalPaise === 0) return null
  const options = await paymentOptions(shop)
  const { settings, methods } = options
  const codFee = methods.some(isAtDoor) ? settings.cod.fee : 0
  const discount = toRupees(prepaidDiscount(options, payable))
  return codFee > 0 || discount > 0 ? { codFee, prepaidDiscount: discount } : null
}

/** The cards that pay it; nothing of a cart without any. */
function presentCards(cart: ReadCart): { giftCards?: CartGiftCards } {
  const { cards, spent, spentPaise } = cart.giftCards
  if (cards.length === 0) return {}
  const giftCards = {
    spent: toRupees(spentPaise),
    due: toRupees(dueOf(cart)),
    cards: cards.map(({ id, lastFour, balancePaise, expiresAt }) => ({
      ...{ id, lastFour, balance: toRupees(balancePaise), lastDay: lastDayOf(expiresAt) },
      spent: toRupees(spent.find((one) => one.id === id)?.paise ?? 0),
    })),
  }
  return { giftCards }
}

function presentCredit(cart: ReadCart): CartStoreCredit | null {
  const { offered, spent, spentPaise } = cart.credit
  if (offered.length === 0) return null
  const own = offered.filter(({ isOfAccount }) => isOfAccount)
  return {
    spent: toRupees(spentPaise),
    due: toRupees(dueOf(cart)),
    ofAccount: toRupees(own.reduce((sum, { balancePaise }) => sum + balancePaise, 0)),
    codes: spent.flatMap(({ id }) => offered.find((one) => one.id === id)?.code ?? []),
    credits: offered
      .filter(({ isInCart }) => isInCart)
      .map(({ id, code, balancePaise, mostPaise, isOfAccount }) => ({
        ...{ code, isOfAccount, balance: toRupees(balancePaise) },
        spent: toRupees(spent.find((one) => one.id === id)?.paise ?? 0),
        most: mostPaise === null ? null : toRupees(mostPaise),
      })),
  }
}

/** The picture that stands for each product. */
export async function firstImages(db: Database, ids: number[]): Promise<Map<number, string>> {
  const pictures = await picturesOf(db, ids)
  return new Map(
    [...pictures].map(([id, own]) => {
      const [first] = galleryOrder(own.map((picture) => picture.src))
      return [id, first ?? fallbackImage]
    }),
  )
}

function presentLine(line: SaidLine<PricedLine>, image: string): CartLine {
  return {
    id: line.productId,
    code: line.code,
    name: line.name,
    slug: line.slug,
    image,
    description: line.description,
    price: toRupees(line.currentPaise),
    originalPrice: line.originalPaise === null ? null : toRupees(line.originalPaise),
    quantity: line.quantity,
    maxQuantity: line.maxQuantity,
    total: line.isPayable ? toRupees(line.currentPaise * line.quantity) : 0,
    problems: line.problems.map(presentProblem),
    ...(line.weight !== '' && { weight: line.weight }),
    ...(line.inEnglish && { inEnglish: line.inEnglish }),
  }
}

function presentProblem(problem: LineProblem): CartProblem {
  switch (problem.kind) {
    case 'on-hold':
      return { kind: 'on-hold', until: new Date(problem.untilMs).toISOString() }
    case 'price-changed':
      return {
        kind: 'price-changed',
        from: toRupees(problem.fromPaise),
        to: toRupees(problem.toPaise),
      }
    default:
      return problem
  }
}
