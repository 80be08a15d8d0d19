import { type ShopCalendar, workingDaysAfter } from '#domain/delivery/shop-calendar.ts'
import { endOfDay } from '#domain/india-day.ts'
import { may, type Permission, type Role } from '#domain/permissions.ts'
import { policy } from '#domain/policy.ts'

/** What waits for somebody of the shop, in the order of who waits: money, parcels, answers, then the rest. */
const queuePermissions = {
  /** A transfer that its buyer has named. */
  transfer: 'orders.edit',
  /** A gift card whose buyer has named a transfer. */
  'gift-card': 'orders.refund',
  /** An order to be paid at the door whose buyer has not said yes yet. */
  confirm: 'orders.edit',
  refund: 'orders.refund',
  /** What is left to pay of an order that is booked. */
  rest: 'orders.edit',
  pack: 'orders.pack',
  ship: 'orders.pack',
  return: 'orders.edit',
  /** A cart talked over in a chat, whose pieces are kept. */
  chat: 'orders.edit',
  complaint: 'complaints.answer',
  message: 'customers.see',
  /** Cash that the carrier has taken at the door and not handed over yet. */
  cash: 'orders.edit',
  stock: 'catalogue.edit',
} as const satisfies Record<string, Permission>

export type QueueKind = keyof typeof queuePermissions

/** The keys of the table are its kinds and nothing else, which Object.keys cannot tell. */
export const queueKinds = Object.keys(queuePermissions) as [QueueKind, ...QueueKind[]]

/** What of it this role may do something about. */
export const queueFor = (role: Role): QueueKind[] =>
  queueKinds.filter((kind) => may(role, queuePermissions[kind]))

/** What has time is not counted among what waits. */
export const hasTime = (kind: QueueKind) => kind === 'stock'

/** Whether it is due by the end of this day in India, or was before. */
export const isDue = (untilMs: number | null, nowMs: number) =>
  untilMs !== null && untilMs <= endOfDay(nowMs)

/** The end of the day on which the parcel of an order placed then leaves, as the shop's calendar promises. */
export function leavesBy(placedAtMs: number, calendar: ShopCalendar): number {
  const [day = placedAtMs] = workingDaysAfter(placedAtMs, [calendar.handlingDays], calendar)
  return endOfDay(day)
}

/** By when a buyer who wants to send something back has an answer. */
export const returnAnsweredBy = (askedAtMs: number) => hoursAfter(askedAtMs)

/** By when a message has an answer (spec §9: within 24 hours). */
export const messageAnsweredBy = (sentAtMs: number) => hoursAfter(sentAtMs)

const hoursAfter = (atMs: number) => atMs + policy.supportReplyHours * 3_600_000
