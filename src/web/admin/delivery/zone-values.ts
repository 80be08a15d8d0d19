import type { DeliveryZone } from '#contract/delivery/types.ts'
import { mostDays } from '#domain/delivery/delivery-terms.ts'
import { doublePrefixes } from '#domain/delivery/delivery-zone.ts'
import { adminDelivery } from '#web/words/en/admin/settings/delivery.ts'
import { numberOf } from '../parts/forms/number-of.ts'

const { zones: words, ...common } = adminDelivery

/** A zone as it stands in its fields: text until it is read. */
export type ZoneValues = Record<
  'name' | 'pinPrefixes' | 'fee' | 'freeAbove' | 'from' | 'to',
  string
> & {
  free: 'as-shop' | 'above' | 'never'
  isCodAllowed: boolean
}

export const newZone: ZoneValues = {
  ...{ name: '', pinPrefixes: '', fee: '', freeAbove: '', from: '', to: '' },
  ...{ free: 'as-shop', isCodAllowed: true },
}

export const zoneValues = (zone: DeliveryZone): ZoneValues => {
  const { name, pinPrefixes, fee, freeAbove, days, isCodAllowed } = zone
  return {
    ...{ name, isCodAllowed },
    pinPrefixes: pinPrefixes.join(', '),
    fee: fee === null ? '' : String(fee),
    free: freeAbove === null ? 'as-shop' : freeAbove === 'never' ? 'never' : 'above',
    freeAbove: typeof freeAbove === 'number' ? String(freeAbove) : '',
    ...{ from: String(days.from), to: String(days.to) },
  }
}

type Complain = (field: string, sentence: string) => void

/** What the fields of all zones say; what is wrong joins the `faults`, as `zones.0.fee`. */
export function zonesIn(values: ZoneValues[], faults: Record<string, string>): DeliveryZone[] {
  const zones = values.map((zone, at) =>
    zoneIn(zone, (field, sentence) => {
      faults[`zones.${at}.${field}`] ??= sentence
    }),
  )
  const doubles = doublePrefixes(zones)
  for (const [at, { pinPrefixes }] of zones.entries()) {
    const double = pinPrefixes.find((prefix) => doubles.includes(prefix))
    if (double) faults[`zones.${at}.pinPrefixes`] ??= words.double(double)
  }
  return zones
}

function zoneIn(zone: ZoneValues, complain: Complain): DeliveryZone {
  const name = zone.name.trim()
  if (name === '') complain('name', words.nameMissing)
  const pinPrefixes = zone.pinPrefixes.split(/[\s,;]+/).filter((part) => part !== '')
  if (pinPrefixes.length === 0 || pinPrefixes.some((part) => !/^[1-9]\d{0,5}$/.test(part)))
    complain('pinPrefixes', words.prefixesBad)
  const amount = (field: 'fee' | 'freeAbove') => {
    const value = numberOf(zone[field], 2, highest)
    if (value === null) complain(field, common.amountBad)
    return value ?? 0
  }
  const day = (field: 'from' | 'to') => {
    const value = numberOf(zone[field], 0, mostDays)
    if (!value) complain(`days.${field}`, common.daysBad(mostDays))
    return value ?? 0
  }
  const days = { from: day('from'), to: day('to') }
  if (days.from > 0 && days.to > 0 && days.from > days.to) complain('days.to', common.backwards)
  const own = zone.free === 'above' ? amount('freeAbove') : null
  return {
    ...{ name, pinPrefixes, days, isCodAllowed: zone.isCodAllowed },
    fee: zone.fee.trim() === '' ? null : amount('fee'),
    freeAbove: zone.free === 'never' ? 'never' : own,
  }
}

const highest = 10_000_000
