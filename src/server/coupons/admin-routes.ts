import type * as endpoints from '#contract/buying-admin-endpoints.ts'
import { conflict, notFound } from '#domain/errors.ts'
import type { Answerers } from '../http/serve.ts'
import { couponColumns, presentCoupon } from './present.ts'
import { allCoupons, couponById, deleteCoupon, insertCoupon, updateCoupon } from './queries.ts'

type Calls = Pick<typeof endpoints, 'listCoupons' | 'createCoupon' | 'saveCoupon' | 'deleteCoupon'>

const taken = () => conflict('There is a promo code like this already.', { code: 'Already taken' })
const unknown = () => notFound('This promo code does not exist.')

export const couponAdminAnswers: Answerers<Calls> = {
  async listCoupons({ shop }) {
    return (await allCoupons(shop.db.read)).map(presentCoupon)
  },
  async createCoupon({ shop, input }) {
    const now = shop.now()
    const columns = { ...couponColumns(input), created_at: now, updated_at: now }
    const row = await shop.db.write((tx) => insertCoupon(tx, columns))
    if (!row) throw taken()
    return presentCoupon(row)
  },
  saveCoupon: ({ shop, input }) =>
    shop.db.write(async (tx) => {
      const columns = couponColumns(input)
      const old = await couponById(tx, input.id)
      if (!old) throw unknown()
      if (columns.max_uses !== null && columns.max_uses < old.uses) {
        const words = `It has been used ${old.uses} times already`
        throw conflict(`${words}.`, { maxUses: words })
      }
      if (old.code !== columns.code && old.uses > 0) {
        throw conflict('A code that has been used keeps its name.', { code: 'Already used' })
      }
      const row = await updateCoupon(tx, input.id, { ...columns, updated_at: shop.now() })
      if (!row) throw unknown()
      return presentCoupon(row)
    }),
  deleteCoupon: ({ shop, input }) =>
    shop.db.write(async (tx) => {
      const coupon = await couponById(tx, input.id)
      if (!coupon) throw unknown()
      if (coupon.uses > 0) throw conflict('A code that has been used can only be switched off.')
      await deleteCoupon(tx, input.id)
      return undefined
    }),
}
