import { toPaise } from '#domain/money.ts'
import { steepFall, steepRise } from '#domain/pricing.ts'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { admin } from '#web/words/en/admin.ts'
import { useAsk } from '../../parts/ask.tsx'
import { linesOf, type Picked } from './picked-lines.ts'

const words = adminOrders.make.lines
const { deepDiscount, steepRise: rise } = admin.products

/** Asks of each line whose typed price is so far from today's that it may be a slip of the finger; false where one was. */
export function useLinePriceCheck() {
  const ask = useAsk()
  return async (lines: readonly Picked[]): Promise<boolean> => {
    for (const [at, { price }] of linesOf(lines).entries()) {
      const line = lines[at]
      const title = line && price !== undefined && titleOf(price, line.currentPrice)
      if (!title) continue
      const text = words.farPrice(line.name, rupees(price), rupees(line.currentPrice))
      if (!(await ask({ title, text, confirm: words.farPriceConfirm }))) return false
    }
    return true
  }
}

function titleOf(price: number, today: number): string | null {
  const [next, before] = [toPaise(price), toPaise(today)]
  const [times, percent] = [steepRise(next, before), steepFall(next, before)]
  if (times !== null) return rise.title(times)
  return percent === null ? null : deepDiscount.title(percent)
}
