import { type Paise, toRupees } from '#domain/money.ts'
import {
  exactPercentOff,
  fallOf,
  isDeepDiscount,
  type PriceTag,
  steepRise,
} from '#domain/pricing.ts'
import { rupees } from '#web/ui/price.tsx'
import { admin } from '#web/words/en/admin.ts'
import { useAsk } from '../parts/ask.tsx'

const { deepDiscount, steepRise: rise } = admin.products

/** Asks before a price so far from the struck one, or the one before, that it may be a slip of the finger (decisions, Price). */
export function usePriceCheck() {
  const ask = useAsk()
  return async (next: PriceTag, paidBeforePaise: Paise): Promise<boolean> => {
    const { text, confirm } = deepDiscount
    const times = steepRise(next.currentPaise, paidBeforePaise)
    if (times !== null) {
      const now = rupees(toRupees(next.currentPaise))
      const said = text(now, rupees(toRupees(paidBeforePaise)))
      return ask({ title: rise.title(times), text: said, confirm })
    }
    const tag = fallOf(next, paidBeforePaise)
    if (!isDeepDiscount(tag)) return true
    const now = rupees(toRupees(tag.currentPaise))
    const was = rupees(toRupees(tag.originalPaise ?? 0))
    return ask({ title: deepDiscount.title(exactPercentOff(tag)), text: text(now, was), confirm })
  }
}
