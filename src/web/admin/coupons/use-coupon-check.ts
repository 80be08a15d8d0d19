import type { Category } from '#contract/content/types.ts'
import type { CouponTerms } from '#contract/coupons/types.ts'
import { search } from '#contract/search/calls.ts'
import { deepBelow } from '#domain/coupon.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import { policy } from '#domain/policy.ts'
import { isDeepPercent } from '#domain/pricing.ts'
import { rupees } from '#web/ui/price.tsx'
import { adminCoupons as words } from '#web/words/en/admin/coupons.ts'
import { admin } from '#web/words/en/admin.ts'
import { call } from '../../api.ts'
import { useAsk } from '../parts/ask.tsx'
import { couponSentence } from './coupon-sentence.ts'

/** Asks before so much is taken off that it may be a slip of the finger, as of a single price. */
export function useCouponCheck(categories: readonly Category[], names: Map<number, string>) {
  const ask = useAsk()
  const { title, confirm } = admin.products.deepDiscount
  return async (terms: CouponTerms): Promise<boolean> => {
    const text = couponSentence(terms, names)
    if (terms.kind === 'percent')
      return !isDeepPercent(terms.percent) || ask({ title: title(terms.percent), text, confirm })
    // What cannot be counted is not asked about.
    const { deep, all } = await countDeep(terms, categories).catch(() => ({ deep: 0, all: 0 }))
    if (deep * 2 <= all) return true
    const share = words.deepAmount.text(deep, all, policy.discountWarningPercent)
    const amount = words.deepAmount.title(rupees(terms.amount))
    return ask({ title: amount, text: `${share} ${text}`, confirm })
  }
}

/** How many sarees of those that it is for it makes so cheap, and how many these are in all. */
async function countDeep(
  { amount, minSubtotal, leastPieces, categoryIds }: CouponTerms & { kind: 'amount' },
  categories: readonly Category[],
) {
  const least = { minSubtotalPaise: toPaise(minSubtotal), leastPieces }
  const below = deepBelow(least, toPaise(amount))
  if (below === 0) return { deep: 0, all: 0 }
  const maxPrice = String(Math.ceil(toRupees(below)) - 1)
  const slugs = categories.filter(({ id }) => categoryIds.includes(id)).map(({ slug }) => slug)
  const lists = slugs.length === 0 ? [{}] : slugs.map((category) => ({ category }))
  const counts = await Promise.all(
    lists.map((list) => Promise.all([call(search, { ...list, maxPrice }), call(search, list)])),
  )
  return counts.reduce(
    (sum, [deep, all]) => ({ deep: sum.deep + deep.total, all: sum.all + all.total }),
    { deep: 0, all: 0 },
  )
}
