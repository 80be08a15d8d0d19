import type { CurrencyRate, DeliveryCountry } from '#contract/delivery/types.ts'
import { mostGrams } from '#domain/delivery/delivery-country.ts'
import { mostDays } from '#domain/delivery/delivery-terms.ts'
import { adminDelivery } from '#web/words/en/admin/settings/delivery.ts'
import { numberOf } from '../parts/forms/number-of.ts'

const { countries: words, ...common } = adminDelivery

/** A country as it stands in its fields: text until it is read. The fee is a line a weight: `1000: 2200`. */
export type CountryValues = Record<
  | ('code' | 'name' | 'feeSteps' | 'freeAbove' | 'from' | 'to')
  | ('dutyNote' | 'currency' | 'pauseWords' | 'pausedUntil'),
  string
> & { isUpiAllowed: boolean; isPaused: boolean }

export const newCountry: CountryValues = {
  ...{ code: '', name: '', feeSteps: '', freeAbove: '', from: '10', to: '15' },
  ...{ dutyNote: '', currency: '', pauseWords: '', pausedUntil: '' },
  ...{ isUpiAllowed: false, isPaused: false },
}

export const countryValues = ({
  feeSteps,
  freeAbove,
  days,
  pausedUntil,
  ...rest
}: DeliveryCountry): CountryValues => ({
  ...rest,
  feeSteps: feeSteps.map(({ upToGrams, fee }) => `${upToGrams}: ${fee}`).join('\n'),
  freeAbove: freeAbove === null ? '' : String(freeAbove),
  ...{ from: String(days.from), to: String(days.to) },
  pausedUntil: pausedUntil ?? '',
})

type Complain = (field: string, sentence: string) => void

/** What the fields of all countries say; what is wrong joins the `faults`, as `countries.0.code`. */
export function countriesIn(
  values: CountryValues[],
  faults: Record<string, string>,
): DeliveryCountry[] {
  return values.map((country, at) =>
    countryIn(country, (field, sentence) => {
      faults[`countries.${at}.${field}`] ??= sentence
    }),
  )
}

function countryIn(country: CountryValues, complain: Complain): DeliveryCountry {
  const code = country.code.trim().toUpperCase()
  if (!/^(?!IN)[A-Z]{2}$/.test(code)) complain('code', words.codeBad)
  const name = country.name.trim()
  if (name === '') complain('name', words.nameMissing)
  const currency = country.currency.trim().toUpperCase()
  if (!/^([A-Z]{3})?$/.test(currency)) complain('currency', words.currencyBad)
  const freeAbove = country.freeAbove.trim() === '' ? null : numberOf(country.freeAbove, 2, highest)
  if (freeAbove === null && country.freeAbove.trim() !== '') complain('freeAbove', common.amountBad)
  const { dutyNote, pauseWords, pausedUntil, isUpiAllowed, isPaused } = country
  return {
    ...{ code, name, currency, freeAbove, isUpiAllowed, isPaused },
    ...{ feeSteps: stepsIn(country.feeSteps, complain), days: daysIn(country, complain) },
    ...{ dutyNote: dutyNote.trim(), pauseWords: pauseWords.trim() },
    pausedUntil: pausedUntil === '' ? null : pausedUntil,
  }
}

/** '1000: 2200' a line, the lightest first. */
function stepsIn(text: string, complain: Complain): DeliveryCountry['feeSteps'] {
  const steps = linesOf(text).map((line) => {
    const [grams = '', fee = ''] = line.split(':')
    return { upToGrams: numberOf(grams, 0, mostGrams) ?? 0, fee: numberOf(fee, 2, highest) }
  })
  const isRising = steps.every(({ upToGrams }, at) => upToGrams > (steps[at - 1]?.upToGrams ?? 0))
  if (steps.length === 0 || !isRising || steps.some(({ fee }) => fee === null))
    complain('feeSteps', words.stepsBad)
  return steps.map(({ upToGrams, fee }) => ({ upToGrams, fee: fee ?? 0 }))
}

function daysIn(country: CountryValues, complain: Complain) {
  const day = (field: 'from' | 'to') => {
    const value = numberOf(country[field], 0, mostDays)
    if (!value) complain(`days.${field}`, common.daysBad(mostDays))
    return value ?? 0
  }
  const days = { from: day('from'), to: day('to') }
  if (days.from > 0 && days.to > 0 && days.from > days.to) complain('days.to', common.backwards)
  return days
}

/** 'USD 2026-11-01 88.75' a line. */
export const rateLines = (rates: readonly CurrencyRate[]): string =>
  rates.map(({ currency, day, rupees }) => `${currency} ${day} ${rupees}`).join('\n')

export function ratesIn(text: string, faults: Record<string, string>): CurrencyRate[] {
  return linesOf(text).flatMap((line) => {
    const found = /^([A-Za-z]{3})\s+(\d{4}-\d{2}-\d{2})\s+(\d{1,6}(?:\.\d{1,6})?)$/.exec(line)
    const [, currency = '', day = '', rupees = ''] = found ?? []
    if (!found || Number.isNaN(Date.parse(day)) || Number(rupees) <= 0) {
      faults['rates'] = words.ratesBad(line)
      return []
    }
    return [{ currency: currency.toUpperCase(), day, rupees: Number(rupees) }]
  })
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const highest = 10_000_000
