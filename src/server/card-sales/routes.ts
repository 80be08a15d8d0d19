import type * as calls from '#contract/card-sales/calls.ts'
import type { CardSale } from '#contract/card-sales/types.ts'
import { ShopError } from '#domain/errors.ts'
import { cardSaleIdIn, cardSaleNumber, latestSendDay } from '#domain/gift-cards/card-sale.ts'
import { normaliseUtr } from '#domain/transfer-reference.ts'
import { isReferenceUsed } from '../order-records/payment-queries.ts'
import { paymentSettings } from '../payment-methods/settings.ts'
import { upiTo } from '../payment-methods/upi.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { countTry, type Limit } from '../platform/http/rate-limit.ts'
import { languageOfCall } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { hashOf, newSecret } from '../platform/secret.ts'
import type { Shop } from '../platform/shop.ts'
import { orderCard } from './order-card.ts'
import { presentSale } from './present.ts'
import { changeSale, isLinked, lockedSale, type ShownSale, saleById } from './queries.ts'
import { openTerms } from './terms.ts'

const hourMs = 3_600_000
const ordering: Limit = { name: 'order-gift-card', most: 10, windowMs: hourMs }
const following: Limit = { name: 'follow-gift-card', most: 120, windowMs: hourMs }
const unknown = () => new ShopError('no-such-card-sale')

export const cardSaleHandlers: Handlers<typeof calls> = {
  async getCardOffer({ shop }) {
    const terms = await openTerms(shop.db)
    if (!terms) throw new ShopError('no-gift-cards-sold')
    const { amounts, least, most, months, refundDays } = terms
    const day = latestSendDay(shop.now())
    return { amounts, least, most, months, refundDays, latestSendDay: day }
  },
  async orderGiftCard({ shop, c, input }) {
    await countTry(shop, [{ limit: ordering, subject: networkOf(c.get('address')) }])
    // Whatever fills in the trap is told the same and goes away content.
    if (input.website) return { number: cardSaleNumber(0), secret: newSecret() }
    return orderCard(shop, input, languageOfCall(c))
  },
  async followCardSale({ shop, c, input }) {
    await countTry(shop, [{ limit: following, subject: networkOf(c.get('address')) }])
    return shownTo(shop, await openedBy(shop, input))
  },
  async claimCardTransfer({ shop, c, input }) {
    await countTry(shop, [{ limit: following, subject: networkOf(c.get('address')) }])
    const id = await openedBy(shop, input)
    await claim(shop, id, input.reference)
    return shownTo(shop, id)
  },
}

/** The id behind a number and its secret, or 404: whoever has only one of them learns nothing. */
async function openedBy(shop: Shop, { number, secret }: { number: string; secret: string }) {
  const id = cardSaleIdIn(number)
  if (id === null || !(await isLinked(shop.db.read, hashOf(secret), id))) throw unknown()
  return id
}

async function shownTo(shop: Shop, id: number): Promise<CardSale> {
  const row = await saleById(shop.db.read, id)
  if (!row) throw unknown()
  const isOpen = row.state === 'awaiting' || row.state === 'claimed'
  return presentSale(row, isOpen ? await upiOf(shop, row) : null, shop.now())
}

async function upiOf(shop: Shop, row: ShownSale): Promise<CardSale['upi']> {
  const asked = { amountPaise: row.paise, reference: cardSaleNumber(row.id) }
  return upiTo(shop, await paymentSettings(shop.db), asked)
}

/** Its buyer says what the bank calls the transfer: that pays nothing, but tells staff where to look. */
function claim(shop: Shop, id: number, typed: string): Promise<void> {
  return shop.db.write(async (tx) => {
    const sale = await lockedSale(tx, id)
    if (!sale) throw unknown()
    if (sale.state !== 'awaiting' && sale.state !== 'claimed')
      throw new ShopError('awaits-no-transfer')
    const reference = normaliseUtr(typed)
    if (reference === null) throw new ShopError('no-utr', { at: 'reference' })
    if (await isReferenceUsed(tx, reference))
      throw new ShopError('reference-of-another', { beside: { reference: 'belongs-to-another' } })
    const claimed = { claimed_reference: reference, claimed_at: sale.claimed_at ?? shop.now() }
    await changeSale(tx, id, { state: 'claimed', ...claimed })
  })
}
