import { type Paise, toPaise, toRupees } from '#domain/money.ts'
import { policy } from '#domain/policy.ts'
import { type DeliveryZone, type ToldZone, toldZone, zoneAt, zoneOf } from './delivery-zone.ts'
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
}

/** What holds for a parcel to this PIN code; what the shop promises everywhere where it lies in no zone. */
export function termsAt(terms: DeliveryTerms, pin: string): DeliveryTerms {
  const zone = zoneAt(terms.zones, pin)
  if (!zone) return terms
  const { feePaise, freeAbovePaise, days } = zone
  return {
    ...terms,
    feePaise: feePaise ?? terms.feePaise,
    freeAbovePaise: freeAbovePaise === 'never' ? null : (freeAbovePaise ?? terms.freeAbovePaise),
    days: { ...terms.days, domestic: days },
  }
}

/** The same in rupees, as pages and staff are told it. */
export type ToldTerms = Omit<
  DeliveryTerms,
  'feePaise' | 'freeAbovePaise' | 'calendar' | 'zones'
> & {
  fee: number
  freeAbove: number | null
  /** Releases before these say nothing of them. */
  calendar?: ShopCalendar | undefined
  zones?: ToldZone[] | undefined
}

export const toldTerms = ({ feePaise, freeAbovePaise, zones, ...rest }: DeliveryTerms) => ({
  ...rest,
  zones: zones.map(toldZone),
  fee: toRupees(feePaise),
  freeAbove: freeAbovePaise === null ? null : toRupees(freeAbovePaise),
})

/** What delivery within India costs. */
export type Fees = Pick<DeliveryTerms, 'feePaise' | 'freeAbovePaise'>
export type ToldFees = Pick<ToldTerms, 'fee' | 'freeAbove'>

/** What was told, as the rules want it. */
export const feesOf = ({ fee, freeAbove }: ToldFees): Fees => ({
  feePaise: toPaise(fee),
  freeAbovePaise: freeAbove === null ? null : toPaise(freeAbove),
})

/** The same of all terms. */
export const termsOf = ({
  fee,
  freeAbove,
  calendar,
  zones,
  ...rest
}: ToldTerms): DeliveryTerms => ({
  ...rest,
  calendar: calendar ?? firstCalendar,
  zones: (zones ?? []).map(zoneOf),
  ...feesOf({ fee, freeAbove }),
})

/** Whether delivery within India is always free, free above an amount, or never. */
export function freedomOf({ fee, freeAbove }: ToldFees): 'always' | 'above' | 'never' {
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
