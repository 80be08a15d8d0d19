import { indiaOffsetMs } from '#domain/india-time.ts'
import { may, type Permission, type Role } from '#domain/permissions.ts'

/**
 * What a member of staff may be told of as it happens, and whose work it is: nobody is told of what their role may not see.
 * What is urgent comes in quiet hours too; what the shop's own address gets anyway is not told there a second time.
 */
const table = {
  order: { permission: 'orders.see', toShop: true },
  transfer: { permission: 'orders.edit' },
  confirm: { permission: 'orders.edit' },
  overpaid: { permission: 'orders.refund' },
  booking: { permission: 'orders.edit' },
  return: { permission: 'orders.edit' },
  complaint: { permission: 'complaints.answer', isUrgent: true, toShop: true },
  message: { permission: 'customers.see', toShop: true },
  stock: { permission: 'catalogue.edit' },
  /** Emails of the shop that do not leave: an email may not tell of it. */
  mail: { permission: 'audit.see', isUrgent: true },
} as const satisfies Record<string, { permission: Permission; isUrgent?: true; toShop?: true }>

export type AlertKind = keyof typeof table

/** The keys of the table are its kinds and nothing else, which Object.keys cannot tell. */
export const alertKinds = Object.keys(table) as [AlertKind, ...AlertKind[]]

/** Ways in which somebody is told: an email of their own, a text message, or the admin area where it is open in a browser. */
export const alertWays = ['email', 'text', 'browser'] as const
export type AlertWay = (typeof alertWays)[number]

/** What of it this role may be told of. */
export const alertKindsFor = (role: Role): AlertKind[] =>
  alertKinds.filter((kind) => may(role, table[kind].permission))

/** The ways that reach this role: without Today no browser listens. */
export const alertWaysFor = (role: Role): AlertWay[] =>
  alertWays.filter((way) => way !== 'browser' || may(role, 'dashboard.see'))

export const isUrgent = (kind: AlertKind): boolean => 'isUrgent' in table[kind]

/** True of what the shop's own address is written of whatever anybody chooses. */
export const goesToShop = (kind: AlertKind): boolean => 'toShop' in table[kind]

/** From when to when, in minutes of India's day, nothing but what is urgent is told; over midnight where it begins later than it ends. */
export type QuietHours = { from: number; until: number }

export type AlertChoices = Record<AlertWay, readonly AlertKind[]> & { quiet: QuietHours | null }

/** What somebody gets who has chosen nothing: their open screens tell all, as they always did, and nothing is written. */
export const firstChoices: AlertChoices = {
  ...{ email: [], text: [], browser: alertKinds },
  quiet: null,
}

const dayMs = 86_400_000
const minuteMs = 60_000

/** When the quiet hours end in which this moment lies, in milliseconds since 1970; null outside of them. */
export function quietUntil(quiet: QuietHours | null, nowMs: number): number | null {
  if (quiet === null || quiet.from === quiet.until) return null
  const midnight = Math.floor((nowMs + indiaOffsetMs) / dayMs) * dayMs - indiaOffsetMs
  const minute = Math.floor((nowMs - midnight) / minuteMs)
  const isOverMidnight = quiet.from > quiet.until
  const isQuiet = isOverMidnight
    ? minute >= quiet.from || minute < quiet.until
    : minute >= quiet.from && minute < quiet.until
  if (!isQuiet) return null
  const isTomorrow = isOverMidnight && minute >= quiet.from
  return midnight + (isTomorrow ? dayMs : 0) + quiet.until * minuteMs
}

/** When something is told, in milliseconds since 1970: at once, or as the quiet hours end. */
export const toldAt = (kind: AlertKind, quiet: QuietHours | null, nowMs: number): number =>
  isUrgent(kind) ? nowMs : (quietUntil(quiet, nowMs) ?? nowMs)

/** '21:30' as minutes of the day; null where it is no time. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** The same the other way round. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
