import { type Paise, toRupees } from '#domain/money.ts'
import { exactPercentOff, fallOf, isDeepDiscount, type PriceTag } from '#domain/pricing.ts'
import { rupees } from '#web/ui/price.tsx'
import { admin } from '#web/words/en/admin.ts'
import { useAsk } from '../parts/ask.tsx'

/** Asks before a price so far below the struck one, or the one before, that it may be a slip of the finger (decisions, Price). */
export function useDiscountCheck() {
  const ask = useAsk()
  return async (next: PriceTag, paidBeforePaise: Paise): Promise<boolean> => {
    const tag = fallOf(next, paidBeforePaise)
    if (!isDeepDiscount(tag)) return true
    const now = rupees(toRupees(tag.currentPaise))
    const was = rupees(toRupees(tag.originalPaise ?? 0))
    const { title, text, confirm } = admin.products.deepDiscount
    return ask({ title: title(exactPercentOff(tag)), text: text(now, was), confirm })
  }
}
