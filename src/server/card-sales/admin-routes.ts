import type * as adminCalls from '#contract/card-sales/admin-calls.ts'
import type { CardSaleTerms, EditedCardSaleTerms } from '#contract/card-sales/admin-types.ts'
import { ShopError } from '#domain/errors.ts'
import { cardSaleNumber } from '#domain/gift-cards/card-sale.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { toPaise } from '#domain/money.ts'
import { normaliseBankReference } from '#domain/transfer-reference.ts'
import { actorOf, record } from '../audit/audit.ts'
import type { Query } from '../platform/db/database.ts'
import { versioned } from '../platform/edit-version.ts'
import type { Call } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { saveDocument } from '../settings/save-settings.ts'
import { dismissTransfer } from './dismiss-transfer.ts'
import { presentForStaff } from './present.ts'
import { saleById, salePage } from './queries.ts'
import { refundSale } from './refund-sale.ts'
import { seenReference, settleSale } from './settle-sale.ts'
import { cardSaleTerms, isPayable, termsName } from './terms.ts'

const size = 30

export const cardSaleAdminHandlers: Handlers<typeof adminCalls> = {
  readCardSaleTerms: async ({ shop }) => shownTerms(shop, await cardSaleTerms(shop.db)),
  async saveCardSaleTerms({ shop, c, input: { version, isPayable: _, ...terms } }) {
    const clean = cleanTerms(terms)
    const of = { name: termsName, kind: 'settings', read: cardSaleTerms } as const
    const saved = { ...of, seen: version, after: () => clean }
    return shownTerms(shop, await saveDocument(shop, actorOf(c), saved))
  },
  async listCardSales({ shop, input }) {
    const page = input.page ?? 1
    const slice = { limit: size, offset: (page - 1) * size }
    const { rows, total } = await salePage(shop.db.read, input, slice)
    const items = rows.map((row) => presentForStaff(row, shop.now()))
    return { items, total, page, pages: pagesOf(total, size) }
  },
  settleCardSale: ({ shop, c, input: { id, reference: typed, amount } }) =>
    changed(shop, c, id, async (tx) => {
      const reference = typed === '' ? seenReference(id) : normaliseBankReference(typed)
      if (reference === null) throw new ShopError('not-a-reference', { at: 'reference' })
      const money = { reference, amountPaise: toPaise(amount), userId: actorOf(c).id }
      await settleSale(tx, shop, id, money)
      return { paid: reference }
    }),
  dismissCardTransfer: ({ shop, c, input: { id, reference } }) =>
    changed(shop, c, id, async (tx) => {
      await dismissTransfer(tx, shop, { id, reference })
      return { dismissed: reference }
    }),
  refundCardSale: ({ shop, c, input: { id, reference } }) =>
    changed(shop, c, id, async (tx) => {
      await refundSale(tx, shop, { id, reference, userId: actorOf(c).id })
      return { refunded: reference }
    }),
}

/** Changes a purchase, with a line in the log of what was done, and answers it. */
async function changed(
  shop: Shop,
  c: Call,
  id: number,
  change: (tx: Query) => Promise<Record<string, unknown>>,
) {
  const row = await shop.db.write(async (tx) => {
    const after = await change(tx)
    const what = { kind: 'gift-card-sale', id, subject: cardSaleNumber(id) } as const
    await record(tx, actorOf(c), shop.now(), { action: 'update', ...what, after })
    return saleById(tx, id)
  })
  if (!row) throw new ShopError('no-such-card-sale')
  return presentForStaff(row, shop.now())
}

const shownTerms = async (shop: Shop, terms: CardSaleTerms): Promise<EditedCardSaleTerms> => ({
  ...versioned(terms),
  isPayable: await isPayable(shop.db),
})

/** Each amount once, the smallest first, and none that is not sold. */
function cleanTerms(terms: CardSaleTerms): CardSaleTerms {
  const { least, most } = terms
  if (least > most) throw new ShopError('least-over-most', { at: 'most' })
  const amounts = [...new Set(terms.amounts)].sort((one, other) => one - other)
  const at = terms.amounts.findIndex((one) => one < least || one > most)
  if (at !== -1) throw new ShopError('amount-not-between', { at: 'amounts' })
  return { ...terms, amounts }
}
