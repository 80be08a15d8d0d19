import type { Day } from '#domain/india-day.ts'
import { type Paise, toPaise, toRupees } from '#domain/money.ts'
import { type Destination, isAbroad, nowhere } from './destination.ts'
import type { DaySpan } from './shop-calendar.ts'

/** What a parcel up to this weight costs. */
export type FeeStep = { upToGrams: number; feePaise: Paise }

/** A country to which the shop sends. */
export type DeliveryCountry = {
  /** Two letters (ISO 3166), never India's. */
  code: string
  name: string
  /** By weight, the lightest first; at least one. */
  feeSteps: readonly FeeStep[]
  /** Free strictly above this subtotal; null where it never is. */
  freeAbovePaise: Paise | null
  days: DaySpan
  /** What its customs want; '' where the shop's usual sentence holds. */
  dutyNote: string
  /** Shown beside the rupees (ISO 4217); '' for none. */
  currency: string
  /** Whether banks of India that its buyers have pay by UPI from there. */
  isUpiAllowed: boolean
  isPaused: boolean
  /** What is said meanwhile; '' for the usual sentence. */
  pauseWords: string
  /** From this day on it is open again by itself; null until somebody opens it. */
  pausedUntil: Day | null
}

export const mostCountries = 60
export const mostFeeSteps = 20
/** No parcel is heavier, in grams. */
export const mostGrams = 100_000

/** The row of the country that a parcel goes to; null within India and where the shop does not send. */
export const countryOf = <Country extends { code: string }>(
  countries: readonly Country[],
  to: Pick<Destination, 'country'>,
): Country | null =>
  isAbroad(to) ? (countries.find(({ code }) => code === to.country) ?? null) : null

/** The same place where the shop sends there, else none: what was told may be of a country that it has given up. */
export const servedIn = <To extends Partial<Destination>>(
  countries: readonly { code: string }[],
  to: To,
): To | Destination => (isAbroad(to) && !countryOf(countries, to) ? nowhere : to)

/** Whether nothing is sent there on this day. */
export const isPausedOn = (
  { isPaused, pausedUntil }: Pick<DeliveryCountry, 'isPaused' | 'pausedUntil'>,
  day: Day,
): boolean => isPaused && (pausedUntil === null || day < pausedUntil)

/**
 * What so many grams cost: the first step that takes them. What is heavier than the last goes as several parcels, so
 * that there is a fee for every weight.
 */
export function feeByWeight(steps: readonly FeeStep[], grams: number): Paise {
  const last = steps.at(-1)
  if (!last) return 0
  const full = Math.max(0, Math.ceil(grams / last.upToGrams) - 1)
  const rest = grams - full * last.upToGrams
  const step = steps.find(({ upToGrams }) => rest <= upToGrams) ?? last
  return full * last.feePaise + step.feePaise
}

/** The same in rupees, as pages and staff are told it. */
export type ToldFeeStep = { upToGrams: number; fee: number }
export type ToldCountry = Omit<DeliveryCountry, 'feeSteps' | 'freeAbovePaise'> & {
  feeSteps: ToldFeeStep[]
  freeAbove: number | null
}

export const toldCountry = ({
  feeSteps,
  freeAbovePaise,
  ...rest
}: DeliveryCountry): ToldCountry => ({
  ...rest,
  feeSteps: feeSteps.map(toldStep),
  freeAbove: freeAbovePaise === null ? null : toRupees(freeAbovePaise),
})

export const toldStep = ({ upToGrams, feePaise }: FeeStep): ToldFeeStep => ({
  upToGrams,
  fee: toRupees(feePaise),
})

/** What was told, as the rules want it. */
export const countryFrom = ({ feeSteps, freeAbove, ...rest }: ToldCountry): DeliveryCountry => ({
  ...rest,
  feeSteps: feeSteps.map(stepFrom),
  freeAbovePaise: freeAbove === null ? null : toPaise(freeAbove),
})

export const stepFrom = ({ upToGrams, fee }: ToldFeeStep): FeeStep => ({
  upToGrams,
  feePaise: toPaise(fee),
})
