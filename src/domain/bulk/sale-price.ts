import type { Paise } from '#domain/money.ts'
import { changedPrice, type PriceEnding } from './changed-price.ts'

type Prices = { price_paise: Paise; discount_paise: Paise | null }
type Terms = { percent: number; ending: PriceEnding }

/**
 * What a sale writes over: the lower figure is paid, so it is lowered; where there is one figure, a lower one comes
 * beside it and the old one is struck through. Nothing where rounding would not make the saree cheaper.
 */
export function salePrice(prices: Prices, { percent, ending }: Terms): Partial<Prices> {
  const { price_paise: price, discount_paise: discount } = prices
  const isPaid = discount !== null && discount > 0 && discount < price ? 'discount' : 'price'
  const paid = isPaid === 'discount' ? (discount ?? price) : price
  const lowered = changedPrice(paid, percent, ending)
  if (lowered >= paid) return {}
  const isAlone = !discount || discount === price
  return isPaid === 'price' && !isAlone ? { price_paise: lowered } : { discount_paise: lowered }
}

/** Whether two times (ms) have a moment in common; without an end a list is one moment, that of its beginning. */
export type Span = { from: number; until: number | null }
export const haveCommon = (one: Span, other: Span) =>
  one.from < endOf(other) && other.from < endOf(one)

const endOf = ({ from, until }: Span) => until ?? from + 1
