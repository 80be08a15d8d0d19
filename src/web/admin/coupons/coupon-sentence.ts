import type { CouponTerms } from '#contract/coupons/types.ts'
import { rupees } from '#web/ui/price.tsx'
import { adminCoupons } from '#web/words/en/admin/coupons.ts'
import { locale } from '#web/words/en/admin/locale.ts'
import { whenText } from '../parts/when.tsx'

const { says } = adminCoupons

const and = new Intl.ListFormat(locale, { type: 'conjunction' })
/** What a coupon does, in plain sentences; '' while it does not say how much it takes off. */
export function couponSentence(terms: CouponTerms, categoryNames: Map<number, string>): string {
  const reduction = takesOff(terms)
  if (reduction === '') return ''
  const sentences = [
    says.whole(reduction, ofWhat(terms, categoryNames)),
    when(terms),
    howOften(terms),
    terms.isAutomatic && terms.isActive ? says.itself : '',
    terms.isActive ? '' : says.off,
  ]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

function takesOff(terms: CouponTerms): string {
  const code = terms.code.trim().toUpperCase() || says.someCode
  if (terms.kind === 'amount')
    return terms.amount > 0 ? says.amount(code, rupees(terms.amount)) : ''
  if (!(terms.percent > 0)) return ''
  const share = says.percent(code, terms.percent)
  return terms.maxDiscount ? `${share} (${says.atMost(rupees(terms.maxDiscount))})` : share
}

function ofWhat(terms: CouponTerms, names: Map<number, string>): string {
  const what = ofWhich(terms, names)
  return terms.leastPieces > 1 ? says.pieces(what, terms.leastPieces) : what
}

function ofWhich({ minSubtotal, categoryIds }: CouponTerms, names: Map<number, string>): string {
  const least = minSubtotal > 0 ? rupees(minSubtotal) : null
  if (categoryIds.length === 0) return least ? says.ordersFrom(least) : says.every
  const list = and.format(categoryIds.map((id) => names.get(id) ?? says.unknownCategory))
  return least ? says.sareesFrom(list, least) : says.sareesOf(list)
}

function when({ startsAt, endsAt }: CouponTerms): string {
  if (startsAt && endsAt) return says.between(whenText(startsAt), whenText(endsAt))
  if (startsAt) return says.from(whenText(startsAt))
  return endsAt ? says.until(whenText(endsAt)) : ''
}

function howOften({ maxUses, maxUsesPerCustomer }: CouponTerms): string {
  if (maxUses && maxUsesPerCustomer) return says.bothLimits(maxUses, maxUsesPerCustomer)
  if (maxUses) return says.allLimit(maxUses)
  return maxUsesPerCustomer ? says.eachLimit(maxUsesPerCustomer) : ''
}
