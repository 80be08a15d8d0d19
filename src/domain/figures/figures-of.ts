import {
  freedomOf,
  promisedDays,
  spanText,
  type ToldTerms,
} from '#domain/delivery/delivery-terms.ts'
import { formatPart, toPaise } from '#domain/money.ts'
import type { Figures } from './figures.ts'

/** What a language says of the price of delivery: a whole sentence for each way it may be. */
export type FigureWords = {
  freeDelivery: { above: (limit: string) => string; always: string }
  cost: {
    above: (limit: string, fee: string) => string
    always: string
    never: (fee: string) => string
  }
  brief: { above: (limit: string, fee: string) => string; always: string }
}

type Settings = {
  terms: ToldTerms
  /** For how long sarees that are talked over are kept. */
  holdHours: number
  /** When somebody answers; '' until the owner has said it. */
  shopHours: string
}

/** What holds now, in the words of a language. */
export function figuresOf({ terms, holdHours, shopHours }: Settings, words: FigureWords): Figures {
  const { returnsDays, damageReportHours } = terms
  return {
    ...costOf(terms, words),
    'days in India': spanText(promisedDays(terms, 'domestic')),
    'days abroad': spanText(promisedDays(terms, 'international')),
    'return days': String(returnsDays),
    'damage hours': String(damageReportHours),
    'hold hours': String(holdHours),
    'shop hours': shopHours.trim() || null,
  }
}

type Cost =
  | 'free delivery'
  | 'delivery cost'
  | 'delivery cost in brief'
  | 'free above'
  | 'delivery fee'

function costOf(terms: ToldTerms, { freeDelivery, cost, brief }: FigureWords): Pick<Figures, Cost> {
  const freedom = freedomOf(terms)
  const fee = formatPart(toPaise(terms.fee))
  if (freedom === 'always')
    return {
      ...{ 'free delivery': freeDelivery.always, 'delivery cost': cost.always },
      ...{ 'delivery cost in brief': brief.always, 'free above': null, 'delivery fee': null },
    }
  if (freedom === 'never')
    return {
      ...{ 'free delivery': null, 'delivery cost': cost.never(fee) },
      ...{ 'delivery cost in brief': fee, 'free above': null, 'delivery fee': fee },
    }
  const limit = formatPart(toPaise(terms.freeAbove ?? 0))
  return {
    ...{ 'free delivery': freeDelivery.above(limit), 'delivery cost': cost.above(limit, fee) },
    ...{ 'delivery cost in brief': brief.above(limit, fee), 'free above': limit },
    'delivery fee': fee,
  }
}
