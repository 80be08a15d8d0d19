import type * as adminCalls from '#contract/coupons/admin-calls.ts'
import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import { actorOf, record } from '../audit/audit.ts'
import { refuseOutdated } from '../platform/edit-version.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { couponColumns, presentCoupon, presentTerms } from './present.ts'
import { allCoupons, deleteCoupon, insertCoupon, lockedCoupon, updateCoupon } from './queries.ts'

const taken = () => new ShopError('promo-code-taken', { at: 'code' })
const unknown = () => new ShopError('no-such-promo-code')

export const couponAdminHandlers: Handlers<typeof adminCalls> = {
  async listCoupons({ shop }) {
    return (await allCoupons(shop.db.read)).map(presentCoupon)
  },
  createCoupon: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      const now = shop.now()
      const columns = { ...couponColumns(input), created_at: now, updated_at: now }
      const row = await insertCoupon(tx, columns)
      if (!row) throw taken()
      const what = { action: 'create', kind: 'coupon', id: row.id, subject: row.code } as const
      await record(tx, actorOf(c), now, { ...what, after: row })
      return presentCoupon(row)
    }),
  saveCoupon: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      const columns = couponColumns(input)
      const old = await lockedCoupon(tx, input.id)
      if (!old) throw unknown()
      refuseOutdated(input.version, presentTerms(old), { uses: old.uses })
      if (columns.max_uses !== null && columns.max_uses < old.uses) {
        const { uses } = old
        const beside = { maxUses: refusal('used-so-often', { uses }) }
        throw new ShopError(refusal('promo-code-used-more', { uses }), { beside })
      }
      if (old.code !== columns.code && old.uses > 0) {
        throw new ShopError('used-code-keeps-name', { at: 'code' })
      }
      const row = await updateCoupon(tx, input.id, { ...columns, updated_at: shop.now() })
      if (!row) throw taken()
      const what = { action: 'update', kind: 'coupon', id: row.id, subject: row.code } as const
      await record(tx, actorOf(c), shop.now(), { ...what, before: old, after: row })
      return presentCoupon(row)
    }),
  deleteCoupon: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      const coupon = await lockedCoupon(tx, input.id)
      if (!coupon) throw unknown()
      refuseOutdated(input.version, presentTerms(coupon), { uses: coupon.uses })
      if (coupon.uses > 0) throw new ShopError('used-code-stays')
      await deleteCoupon(tx, input.id)
      const { id, code: subject } = coupon
      const what = { action: 'delete', kind: 'coupon', id, subject } as const
      await record(tx, actorOf(c), shop.now(), { ...what, before: coupon })
      return undefined
    }),
}
