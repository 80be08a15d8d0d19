import { proveAgain, proveLately } from '../accounts/second-factor/prove-again.ts'
import { livingTokensOf } from '../api-tokens/queries.ts'
import { endTokensOf } from '../api-tokens/routes.ts'
import { sellsGiftCards } from '../card-sales/terms.ts'
import { numberedParcel } from '../carriers/numbered-parcel.ts'
import { indexProducts } from '../catalog/text-index/index-queries.ts'
import { isFoundValue } from '../catalog/text-index/translated-words.ts'
import { textsOfProducts, textsOfValues } from '../catalog/texts/texts.ts'
import { textsOfContent } from '../content/texts.ts'
import { textsOfOffers } from '../coupons/offer-title.ts'
import { keptTerms } from '../delivery/read-terms.ts'
import { textsOfIssues } from '../newsletter/issues/texts.ts'
import { linesOf } from '../order-records/queries.ts'
import { paymentOptions, prepaidDiscount, unreadyWays } from '../payment-methods/choices.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { Shop } from '../platform/shop.ts'
import { returnsAround } from '../returns/present.ts'
import { settleWaiting } from '../returns/settle-exchange.ts'
import { presentOwn } from '../reviews/present.ts'
import { isOpen } from '../settings/opening.ts'
import { textsOfProfile } from '../settings/texts.ts'
import { stockTold } from '../stock/marks.ts'
import { textsOfStories } from '../stories/texts.ts'
import { shownSeller } from '../tax/shown-seller.ts'
import { textsOfSeller } from '../tax/translate-seller.ts'
import { unsaidOfSeller } from '../tax/unsaid-of-seller.ts'
import { readFigures } from './figures/read-figures.ts'

type Answers = Pick<
  Shop,
  | (
      | 'isOpen'
      | 'unsaidOfSeller'
      | 'waysToPay'
      | 'unreadyWays'
      | 'prepaidDiscount'
      | 'aroundOrder'
      | 'deliveryTerms'
      | 'figures'
    )
  | (
      | 'stockTold'
      | 'sellsGiftCards'
      | 'textsToTranslate'
      | 'seller'
      | 'afterTranslation'
      | 'afterPayment'
      | 'proveAgain'
      | 'proveLately'
      | 'numberedParcel'
      | 'programs'
    )
>

/** What a noun asks of those that stand above it: the roof answers, so that no two import each other. */
export const answersOfNouns = (shop: () => Shop): Answers => ({
  isOpen: () => isOpen(shop()),
  unsaidOfSeller: () => unsaidOfSeller(shop()),
  seller: (language) => shownSeller(shop(), language),
  waysToPay: async () => (await paymentOptions(shop())).methods,
  unreadyWays: () => unreadyWays(shop()),
  deliveryTerms: () => keptTerms(shop().db),
  figures: (language) => readFigures(shop().db, language),
  stockTold: () => stockTold(shop().db),
  sellsGiftCards: () => sellsGiftCards(shop().db),
  prepaidDiscount: async (goodsPaise) =>
    prepaidDiscount(await paymentOptions(shop()), { goodsPaise, totalPaise: goodsPaise }),
  async aroundOrder(order) {
    const db = shop().db.read
    const reviews = await presentOwn(db, order, await linesOf(db, [order.id]))
    return { ...(await returnsAround(db, order)), ...reviews }
  },
  textsToTranslate: (pieces) => allTexts(shop(), pieces),
  async afterTranslation(tx, said) {
    const ids = said.filter(({ thing }) => thing === 'product').map((one) => one.thing_id)
    await indexProducts(tx, [...new Set(ids)])
    // Any number of pieces may share a fact: they are gone through later, a few at a time.
    const isShared = said.some(({ thing, field }) => thing === 'value' && isFoundValue(field))
    if (isShared) await enqueue(tx, shop().now(), 'index-products', {})
  },
  proveAgain: (userId, proof) => proveAgain(shop(), userId, proof),
  numberedParcel,
  programs: {
    count: async (userId) => (await livingTokensOf(shop().db.read, userId, shop().now())).length,
    end: (tx, userId, by) => endTokensOf(tx, userId, by, shop().now()),
  },
  proveLately: (person, proof) => proveLately(shop(), person, proof),
  afterPayment: (tx, orderId, by) => settleWaiting(tx, shop(), orderId, by),
})

/** Whatever is translated, noun by noun. */
async function* allTexts(
  shop: Shop,
  pieces: Parameters<Answers['textsToTranslate']>[0],
): ReturnType<Answers['textsToTranslate']> {
  const { db, now } = shop
  const [seller, offers] = [await textsOfSeller(db, now()), await textsOfOffers(db)]
  yield await textsOfProfile(db, { seller, offers })
  yield await textsOfContent(db)
  yield await textsOfStories(db)
  yield await textsOfIssues(db)
  yield* textsOfProducts(shop, pieces)
  yield await textsOfValues(db)
}
