import type { EditedPayments } from '#contract/payments/types.ts'
import { adminPayments } from '#web/words/en/admin/payments.ts'
import { numberOf } from '../parts/forms/number-of.ts'
import type { Reading } from '../parts/forms/use-settings.ts'

const words = adminPayments.settings
const highest = 10_000_000

/** The settings as they stand in the fields: amounts and PIN codes are text until they are read. */
export type PaymentValues = Omit<EditedPayments, 'cod' | 'prepaid' | 'booking'> & {
  booking: {
    isEnabled: boolean
    percent: string
    least: string
    days: string
    categoryIds: number[]
  }
  /** `discount` is '5%' or '200'. */
  prepaid: { isEnabled: boolean; discount: string; most: string }
  cod: {
    isEnabled: boolean
    pinPrefixes: string
    maxOrder: string
    maxOpenOrders: string
    fee: string
    confirmHours: string
  }
}

const spelled = (amount: number | null) => (amount === null ? '' : String(amount))

export const valuesOf = ({ cod, prepaid, booking, ...rest }: EditedPayments): PaymentValues => ({
  cod: {
    isEnabled: cod.isEnabled,
    pinPrefixes: cod.pinPrefixes.join(', '),
    maxOrder: spelled(cod.maxOrder),
    maxOpenOrders: cod.maxOpenOrders == null ? '' : String(cod.maxOpenOrders),
    fee: String(cod.fee),
    confirmHours: cod.confirmHours === undefined ? '' : String(cod.confirmHours),
  },
  prepaid: {
    isEnabled: prepaid.isEnabled,
    discount: prepaid.percent === null ? spelled(prepaid.amount) : `${prepaid.percent}%`,
    most: spelled(prepaid.most),
  },
  booking: {
    isEnabled: booking.isEnabled,
    percent: String(booking.percent),
    least: booking.least === 0 ? '' : String(booking.least),
    days: String(booking.days),
    categoryIds: booking.categoryIds,
  },
  ...rest,
})

/** What the fields say, or what is wrong with them, named as the server names it: `cod.fee`. */
export function settingsIn({
  cod,
  prepaid,
  booking,
  ...rest
}: PaymentValues): Reading<EditedPayments> {
  const faults: Record<string, string> = {}
  const pinPrefixes = cod.pinPrefixes.split(/[\s,;]+/).filter((part) => part !== '')
  if (pinPrefixes.some((part) => !/^[1-9]\d{0,5}$/.test(part))) {
    faults['cod.pinPrefixes'] = words.pinsBad
  }
  const hasLimit = cod.maxOrder.trim() !== ''
  const maxOrder = hasLimit ? numberOf(cod.maxOrder, 2, highest) : null
  if (hasLimit && maxOrder === null) faults['cod.maxOrder'] = words.amountBad
  const hasMost = cod.maxOpenOrders.trim() !== ''
  const maxOpenOrders = hasMost ? numberOf(cod.maxOpenOrders, 0, 1000) : null
  if (hasMost && !maxOpenOrders) faults['cod.maxOpenOrders'] = words.countBad
  const fee = cod.fee.trim() === '' ? 0 : numberOf(cod.fee, 2, highest)
  if (fee === null) faults['cod.fee'] = words.amountBad
  const hasHours = cod.confirmHours.trim() !== ''
  const confirmHours = hasHours ? numberOf(cod.confirmHours, 0, 240) : null
  if (hasHours && !confirmHours) faults['cod.confirmHours'] = words.hoursBad
  const given = prepaidIn(prepaid, faults)
  const booked = bookingIn(booking, faults)
  if (fee === null || Object.keys(faults).length > 0) return { ok: false, faults }
  const hours = confirmHours ? { confirmHours } : {}
  const read = { isEnabled: cod.isEnabled, pinPrefixes, maxOrder, maxOpenOrders, fee, ...hours }
  return { ok: true, input: { cod: read, prepaid: given, booking: booked, ...rest } }
}

/** What is paid in advance, of which orders, and how long the rest has time. */
function bookingIn(
  { isEnabled, percent: share, least: from, days: length, categoryIds }: PaymentValues['booking'],
  faults: Record<string, string>,
): EditedPayments['booking'] {
  const [percent, days] = [numberOf(share, 0, 90) ?? 0, numberOf(length, 0, 90) ?? 0]
  const least = from.trim() === '' ? 0 : numberOf(from, 2, highest)
  if (percent < 5) faults['booking.percent'] = words.bookingPercentBad
  if (least === null) faults['booking.least'] = words.amountBad
  if (days < 3) faults['booking.days'] = words.bookingDaysBad
  return { isEnabled, percent, least: least ?? 0, days, categoryIds }
}

/** A percentage up to a ceiling, or an amount; left empty while nobody is given it. */
function prepaidIn(
  { isEnabled, discount, most }: PaymentValues['prepaid'],
  faults: Record<string, string>,
): EditedPayments['prepaid'] {
  const text = discount.trim()
  const isPercent = text.endsWith('%')
  const value = isPercent ? numberOf(text.slice(0, -1), 0, 50) : numberOf(text, 2, highest)
  if ((isEnabled || text !== '') && !value) faults['prepaid.percent'] = words.prepaidDiscountBad
  const ceiling = most.trim() === '' ? null : numberOf(most, 2, highest)
  if (most.trim() !== '' && !ceiling) faults['prepaid.most'] = words.amountBad
  const kind = isPercent
    ? { percent: value || null, amount: null }
    : { percent: null, amount: value || null }
  return { isEnabled, ...kind, most: ceiling || null }
}
