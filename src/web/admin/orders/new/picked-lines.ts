import type { StockItem } from '#contract/catalog/admin-types.ts'
import type { Fees } from '#domain/delivery/delivery-terms.ts'
import { shippingFor } from '#domain/delivery/shipping.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { numberOf } from '../../parts/forms/number-of.ts'

const words = adminOrders.make
const highest = 10_000_000

/** A saree of an order that is being written, with what is typed beside it. */
export type Picked = {
  id: number
  name: string
  code: string
  image: string | null
  currentPrice: number
  quantity: string
  /** '' for today's price. */
  price: string
}

export const pick = ({ id, name, code, images, currentPrice }: StockItem): Picked => ({
  ...{ id, name, code, currentPrice },
  image: images[0] ?? null,
  quantity: '1',
  price: '',
})

const quantityOf = ({ quantity }: Picked) => {
  const count = numberOf(quantity, 0, 100)
  return count === null || count < 1 ? null : count
}

const priceOf = ({ price, currentPrice }: Picked) =>
  price.trim() === '' ? currentPrice : numberOf(price, 2, highest)

/** What is wrong with the lines, named as the server names it: `lines.0.price`. */
export function lineFaults(lines: readonly Picked[]): Record<string, string> {
  const faults: Record<string, string> = {}
  if (lines.length === 0) faults['lines'] = words.lines.empty
  for (const [at, line] of lines.entries()) {
    const { quantityMissing, quantityBad } = words.lines
    if (quantityOf(line) === null) {
      faults[`lines.${at}.quantity`] = line.quantity.trim() === '' ? quantityMissing : quantityBad
    }
    if (priceOf(line) === null) faults[`lines.${at}.price`] = words.lines.priceBad
  }
  return faults
}

/** The lines as the call takes them; only what is no fault. */
export const linesOf = (lines: readonly Picked[]) =>
  lines.map((line) => {
    const price = line.price.trim() === '' ? undefined : (priceOf(line) ?? undefined)
    return {
      productId: line.id,
      quantity: quantityOf(line) ?? 1,
      ...(price !== undefined && { price }),
    }
  })

export type SumsTyped = { discount: string; shipping: string; isCounter: boolean }

const subtotalOf = (lines: readonly Picked[]) =>
  lines.reduce((sum, line) => sum + toPaise(priceOf(line) ?? 0) * (quantityOf(line) ?? 0), 0)

const discountIn = ({ discount }: SumsTyped) => toPaise(amountIn(discount) ?? 0)

/** Rupees; '' is nothing for the discount, and the shop's own fees for the shipping. */
export function sumsOf(lines: readonly Picked[], typed: SumsTyped, fees: Fees) {
  const subtotal = subtotalOf(lines)
  const discount = discountIn(typed)
  const usual = typed.isCounter || lines.length === 0 ? 0 : shippingFor(subtotal, fees)
  const given = amountIn(typed.shipping)
  const shipping = given === null ? usual : toPaise(given)
  const total = Math.max(0, subtotal - discount) + shipping
  return {
    subtotal: toRupees(subtotal),
    discount: toRupees(discount),
    shipping: toRupees(shipping),
    total: toRupees(total),
  }
}

/** What is wrong with the sums as typed. */
export function sumFaults(lines: readonly Picked[], typed: SumsTyped): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const name of ['discount', 'shipping'] as const) {
    if (typed[name].trim() !== '' && amountIn(typed[name]) === null) {
      faults[name] = words.sums.amountBad
    }
  }
  if (discountIn(typed) > subtotalOf(lines)) faults['discount'] = words.sums.tooMuch
  return faults
}

/** Rupees; null for what is empty or no amount. */
export const amountIn = (text: string) => numberOf(text, 2, highest)
