import type { EditedDelivery } from '#contract/delivery/types.ts'
import { mostGrams } from '#domain/delivery/delivery-country.ts'
import { mostDamageHours, mostDays } from '#domain/delivery/delivery-terms.ts'
import { firstWeights } from '#domain/delivery/parcel-weight.ts'
import { firstCalendar } from '#domain/delivery/shop-calendar.ts'
import { adminDelivery as words } from '#web/words/en/admin/settings/delivery.ts'
import { numberOf } from '../parts/forms/number-of.ts'
import type { Reading } from '../parts/forms/use-settings.ts'
import { type CalendarValues, calendarIn, calendarValues } from './calendar-values.ts'
import {
  type CountryValues,
  countriesIn,
  countryValues,
  rateLines,
  ratesIn,
} from './country-values.ts'
import { type ZoneValues, zonesIn, zoneValues } from './zone-values.ts'

/** The terms as they stand in the fields: text until it is read. Named as the server names them. */
export type TermsField =
  | ('fee' | 'freeAbove' | 'returnsDays' | 'damageReportHours')
  | ('days.domestic.from' | 'days.domestic.to')
  | ('days.international.from' | 'days.international.to')
export type TermsValues = Record<TermsField, string> &
  CalendarValues &
  Record<'weights.saree' | 'weights.packing' | 'rates', string> &
  Pick<EditedDelivery, 'version'> & { zones: ZoneValues[]; countries: CountryValues[] }

export const valuesOf = (terms: EditedDelivery): TermsValues => ({
  fee: String(terms.fee),
  freeAbove: terms.freeAbove === null ? '' : String(terms.freeAbove),
  'days.domestic.from': String(terms.days.domestic.from),
  'days.domestic.to': String(terms.days.domestic.to),
  'days.international.from': String(terms.days.international.from),
  'days.international.to': String(terms.days.international.to),
  returnsDays: String(terms.returnsDays),
  damageReportHours: String(terms.damageReportHours),
  ...calendarValues(terms.calendar ?? firstCalendar),
  zones: (terms.zones ?? []).map(zoneValues),
  countries: (terms.countries ?? []).map(countryValues),
  'weights.saree': String((terms.weights ?? firstWeights).saree),
  'weights.packing': String((terms.weights ?? firstWeights).packing),
  rates: rateLines(terms.rates ?? []),
  version: terms.version,
})

const highest = 10_000_000

/** What the fields say, or what is wrong with which of them. */
export function termsIn(values: TermsValues): Reading<EditedDelivery> {
  const faults: Record<string, string> = {}
  const amount = (field: 'fee' | 'freeAbove') => {
    const number = numberOf(values[field], 2, highest)
    if (number === null) faults[field] = words.amountBad
    return number ?? 0
  }
  const count = (field: Exclude<TermsField, 'fee' | 'freeAbove'>, most = mostDays) => {
    const number = numberOf(values[field], 0, most)
    if (!number) faults[field] = words.daysBad(most)
    return number ?? 0
  }
  const span = (name: 'domestic' | 'international') => {
    const [from, to] = [count(`days.${name}.from`), count(`days.${name}.to`)]
    if (from > 0 && to > 0 && from > to) faults[`days.${name}.to`] = words.backwards
    return { from, to }
  }
  const fee = amount('fee')
  if (values.fee.trim() === '') faults['fee'] = words.amountMissing
  const input = {
    fee,
    freeAbove: values.freeAbove.trim() === '' ? null : amount('freeAbove'),
    days: { domestic: span('domestic'), international: span('international') },
    returnsDays: count('returnsDays'),
    damageReportHours: count('damageReportHours', mostDamageHours),
    calendar: calendarIn(values, faults),
    zones: zonesIn(values.zones, faults),
    countries: countriesIn(values.countries, faults),
    weights: weightsIn(values, faults),
    rates: ratesIn(values.rates, faults),
    version: values.version,
  }
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, input }
}

function weightsIn(values: TermsValues, faults: Record<string, string>) {
  const grams = (field: 'weights.saree' | 'weights.packing', least: number) => {
    const number = numberOf(values[field], 0, mostGrams)
    if (number === null || number < least) faults[field] = words.countries.gramsBad(mostGrams)
    return number ?? least
  }
  return { saree: grams('weights.saree', 1), packing: grams('weights.packing', 0) }
}
