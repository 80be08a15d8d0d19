import { type Paise, toPaise, toRupees } from '#domain/money.ts'
import { policy } from '#domain/policy.ts'
import type { CurrencyRate } from './currency.ts'
import {
  countryFrom,
  countryOf,
  type DeliveryCountry,
  type FeeStep,
  stepFrom,
  type ToldCountry,
  type ToldFeeStep,
  toldCountry,
  toldStep,
} from './delivery-country.ts'
import { type DeliveryZone, type ToldZone, toldZone, zoneAt, zoneOf } from './delivery-zone.ts'
import { type Destination, isAbroad } from './destination.ts'
import { firstWeights, type ParcelWeights } from './parcel-weight.ts'
import { type DaySpan, firstCalendar, type ShopCalendar } from './shop-calendar.ts'

export type DeliveryRegion = keyof typeof policy.deliveryDays

/** What the shop promises of delivery and returns; its owner may change it, orders keep what they were promised. */
export type DeliveryTerms = {
  feePaise: Paise
  /** Delivery is free strictly above this subtotal; null where it never is. */
  freeAbovePaise: Paise | null
  days: Record<DeliveryRegion, DaySpan>
  returnsDays: number
  damageReportHours: number
  calendar: ShopCalendar
  /** Where the fee, the days or cash at the door differ. */
  zones: readonly DeliveryZone[]
  /** Where else it sends; none where people ask for a price. */
  countries: readonly DeliveryCountry[]
  weights: ParcelWeights
  rates: readonly CurrencyRate[]
  /** Where a parcel goes that leaves India: its fee is by weight. */
  country?: DeliveryCountry | undefined
}

/** No promise is longer: of delivery, or of returns. */
export const mostDays = 120

/** The longest time that damage may be reported in, in hours. */
export const mostDamageHours = 2_400

/** What every shop starts with (spec §9). */
export const firstTerms: DeliveryTerms = {
  feePaise: policy.shippingFeePaise,
  freeAbovePaise: policy.freeShippingAbovePaise,
  days: policy.deliveryDays,
  returnsDays: policy.returnsDays,
  damageReportHours: policy.damageReportHours,
  calendar: firstCalendar,
  zones: [],
  countries: [],
  weights: firstWeights,
  rates: [],
}

/** What holds for a parcel to a PIN code or a country; what the shop promises everywhere where it lies in no zone. */
export function termsAt(terms: DeliveryTerms, to: Destination): DeliveryTerms {
  if (isAbroad(to)) return abroadIn(terms, to)
  const zone = zoneAt(terms.zones, to.pin)
  if (!zone) return terms
  const { feePaise, freeAbovePaise, days } = zone
  return {
    ...terms,
    feePaise: feePaise ?? terms.feePaise,
    freeAbovePaise: freeAbovePaise === 'never' ? null : (freeAbovePaise ?? terms.freeAbovePaise),
    days: { ...terms.days, domestic: days },
  }
}

/** Where the shop has no row of it the days alone are known: nobody is asked India's fee for it. */
function abroadIn(terms: DeliveryTerms, to: Destination): DeliveryTerms {
  const country = countryOf(terms.countries, to)
  const { freeAbovePaise = null, feeSteps = [], days = terms.days.international } = country ?? {}
  return {
    ...terms,
    ...{ freeAbovePaise, feePaise: feeSteps[0]?.feePaise ?? 0 },
    days: { ...terms.days, domestic: days },
    ...(country && { country }),
  }
}

/** The same in rupees, as pages and staff are told it. */
export type ToldTerms = Omit<
  DeliveryTerms,
  'feePaise' | 'freeAbovePaise' | 'calendar' | 'zones' | Abroad
> & {
  fee: number
  freeAbove: number | null
  /** Releases before these say nothing of them. */
  calendar?: ShopCalendar | undefined
  zones?: ToldZone[] | undefined
  countries?: ToldCountry[] | undefined
  weights?: ParcelWeights | undefined
  rates?: CurrencyRate[] | undefined
}

type Abroad = 'countries' | 'weights' | 'rates' | 'country'

export const toldTerms = (terms: DeliveryTerms) => {
  const { feePaise, freeAbovePaise, zones, countries, rates, country: _country, ...rest } = terms
  return {
    ...rest,
    zones: zones.map(toldZone),
    countries: countries.map(toldCountry),
    rates: [...rates],
    fee: toRupees(feePaise),
    freeAbove: freeAbovePaise === null ? null : toRupees(freeAbovePaise),
  }
}

/** What delivery costs: one fee within India, abroad by what the parcel weighs. */
export type Fees = Pick<DeliveryTerms, 'feePaise' | 'freeAbovePaise'> & {
  country?: { feeSteps: readonly FeeStep[] } | undefined
  weights?: ParcelWeights
}
export type ToldFees = Pick<ToldTerms, 'fee' | 'freeAbove'> & {
  /** Of a parcel abroad. */
  feeSteps?: ToldFeeStep[] | undefined
  weights?: ParcelWeights | undefined
}

/** What was told, as the rules want it. */
export const feesOf = ({ fee, freeAbove, feeSteps, weights }: ToldFees): Fees => ({
  feePaise: toPaise(fee),
  freeAbovePaise: freeAbove === null ? null : toPaise(freeAbove),
  ...(feeSteps && { country: { feeSteps: feeSteps.map(stepFrom) } }),
  ...(weights && { weights }),
})

/** What a cart is told of them. */
export const toldFees = ({
  feePaise,
  freeAbovePaise,
  country,
  weights,
}: DeliveryTerms): ToldFees => ({
  fee: toRupees(feePaise),
  freeAbove: freeAbovePaise === null ? null : toRupees(freeAbovePaise),
  ...(country && { feeSteps: country.feeSteps.map(toldStep), weights }),
})

/** The same of all terms. */
export const termsOf = ({
  fee,
  freeAbove,
  calendar,
  zones,
  countries,
  weights,
  rates,
  ...rest
}: ToldTerms): DeliveryTerms => ({
  ...rest,
  calendar: calendar ?? firstCalendar,
  zones: (zones ?? []).map(zoneOf),
  countries: (countries ?? []).map(countryFrom),
  weights: weights ?? firstWeights,
  rates: rates ?? [],
  feePaise: toPaise(fee),
  freeAbovePaise: freeAbove === null ? null : toPaise(freeAbove),
})

/** Whether delivery within India is always free, free above an amount, or never. */
export function freedomOf({
  fee,
  freeAbove,
}: Pick<ToldFees, 'fee' | 'freeAbove'>): 'always' | 'above' | 'never' {
  if (fee === 0 || freeAbove === 0) return 'always'
  return freeAbove === null ? 'never' : 'above'
}

/** 5-7; one figure where both are the same. */
export const spanText = ({ from, to }: DaySpan): string =>
  from === to ? String(from) : `${from}-${to}`

/** The days until a parcel arrives, with those that the shop needs to pack it. */
export function promisedDays({ days, calendar }: ToldTerms, region: DeliveryRegion): DaySpan {
  const { from, to } = days[region]
  const { handlingDays } = calendar ?? firstCalendar
  return { from: from + handlingDays, to: to + handlingDays }
}
