import type * as adminCalls from '#contract/store-credits/admin-calls.ts'
import type { PayOutForm } from '#contract/store-credits/types.ts'
import { ShopError } from '#domain/errors.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import { refusal } from '#domain/refusals/list.ts'
import { type Actor, actorOf, record } from '../audit/audit.ts'
import type { Query } from '../platform/db/database.ts'
import { isAllowed } from '../platform/http/guard.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { tellHolder } from './issue-credit.ts'
import { presentForStaff, presentHead } from './present.ts'
import { creditById, entriesOf, insertEntry, takeFrom } from './queries.ts'
import { creditPage, listedCredit } from './staff-queries.ts'

const pageSize = 30
const unknown = () => new ShopError('no-such-store-credit')

export const storeCreditAdminHandlers: Handlers<typeof adminCalls> = {
  async listStoreCredits({ shop, c, input }) {
    const page = input.page ?? 1
    const found = await creditPage(shop.db.read, input, page, pageSize)
    const { rows, total, balancePaise } = found
    // What the shop owes in all is a figure; each credit's own is the work of whoever packs.
    const balance = isAllowed(c.get('person'), 'figures.see') ? toRupees(balancePaise) : 0
    return { items: rows.map(presentHead), total, page, pages: pagesOf(total, pageSize), balance }
  },
  readStoreCredit: ({ shop, input }) => shown(shop.db.read, input.id),
  payOutCredit: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      await payOut(tx, shop, input, actorOf(c))
      return shown(tx, input.id)
    }),
  sendCreditCode: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      const credit = await creditById(tx, input.id)
      if (!credit) throw unknown()
      if (credit.balance_paise === 0) throw new ShopError('credit-is-empty')
      if (credit.email === '') throw new ShopError('credit-without-email')
      await tellHolder(tx, shop, credit)
      await record(tx, actorOf(c), shop.now(), {
        ...{ action: 'update', kind: 'store-credit', id: credit.id, subject: credit.code },
        after: { emailed: true },
      })
      return shown(tx, input.id)
    }),
}

/** Money has gone to its owner: never more than is left, and once where two note it at the same time. */
async function payOut(tx: Query, shop: Shop, form: PayOutForm, actor: Actor) {
  const now = shop.now()
  const paise = toPaise(form.amount)
  const isTaken = await takeFrom(tx, form.id, paise, now)
  const credit = await creditById(tx, form.id)
  if (!credit) throw unknown()
  const before = credit.balance_paise + (isTaken ? paise : 0)
  if (form.seenBalance !== undefined && toPaise(form.seenBalance) !== before)
    throw new ShopError('credit-changed', { current: { balance: toRupees(before) } })
  if (!isTaken) {
    const most = { mostPaise: before }
    const beside = { amount: refusal('at-most-paid-out', most) }
    throw new ShopError(refusal('pay-out-over-credit', most), { beside })
  }
  const { method, reference = '' } = form
  await insertEntry(tx, {
    ...{ store_credit_id: form.id, kind: 'paid-out', paise, order_id: null, refund_id: null },
    ...{ method, reference, user_id: actor.id, created_at: now },
  })
  await record(tx, actor, now, {
    ...{ action: 'update', kind: 'store-credit', id: form.id, subject: credit.code },
    before: { balance: toRupees(before) },
    after: { balance: toRupees(credit.balance_paise), method, reference },
  })
}

async function shown(db: Query, id: number) {
  const row = await listedCredit(db, id)
  if (!row) throw unknown()
  return presentForStaff(row, await entriesOf(db, [id]))
}
