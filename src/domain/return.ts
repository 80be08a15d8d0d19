import type { Paise } from './money.ts'
import type { OrderState } from './order.ts'

export const returnWishes = ['return', 'exchange'] as const
export type ReturnWish = (typeof returnWishes)[number]

export const returnReasons = [
  'damaged',
  'wrong-piece',
  'not-as-described',
  'colour',
  'changed-mind',
  'other',
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Why pieces come back: what buyers say, and that nobody took the parcel at the door. */
export const backReasons = [...returnReasons, 'not-taken'] as const
export type BackReason = (typeof backReasons)[number]

export type ReturnRefusal = 'not-delivered' | 'too-late' | 'damage-too-late'

export type ReturnAnswer = { ok: true } | { ok: false; reason: ReturnRefusal }

type Delivered = {
  state: OrderState
  deliveredAtMs: number | null
  /** What this order was promised. */
  returnsDays: number
  damageReportHours: number
}

/** Within the days that its buyer was promised from delivery, and the hours for damage (spec §9: 7 and 48). */
export function mayReturn(order: Delivered, why: ReturnReason, nowMs: number): ReturnAnswer {
  if (order.state !== 'delivered' || order.deliveredAtMs === null) return refuse('not-delivered')
  const sinceMs = nowMs - order.deliveredAtMs
  if (sinceMs >= order.returnsDays * 86_400_000) return refuse('too-late')
  const isLateDamage = why === 'damaged' && sinceMs >= order.damageReportHours * 3_600_000
  return isLateDamage ? refuse('damage-too-late') : { ok: true }
}

const refuse = (reason: ReturnRefusal): ReturnAnswer => ({ ok: false, reason })

export const returnStates = ['asked', 'approved', 'refused', 'received', 'closed'] as const
export type ReturnState = (typeof returnStates)[number]

const moves: Record<ReturnState, readonly ReturnState[]> = {
  asked: ['approved', 'refused'],
  approved: ['received', 'refused'],
  received: ['closed'],
  refused: [],
  closed: [],
}

/** Every step that staff may take with a return. */
export function canStep(from: ReturnState, to: ReturnState): boolean {
  return moves[from].includes(to)
}

/** True once the pieces of a return have arrived. */
export const isBack = (state: ReturnState) => state === 'received' || state === 'closed'

/** True where the shop sent the wrong piece or a bad one: then the delivery goes back too, once all did. */
export const isShopsFault = (reason: ReturnReason) =>
  reason === 'damaged' || reason === 'wrong-piece' || reason === 'not-as-described'

/** Why a parcel came back that nobody asked to send back. */
export const returnCauses = ['refused', 'lost'] as const
export type ReturnCause = (typeof returnCauses)[number]

/** Delivery goes back of what the carrier lost, and of a parcel that was not taken and not yet paid (R21, R33). */
export function isDeliveryCredited(
  cause: ReturnCause | undefined,
  { totalPaise, paidPaise }: { totalPaise: Paise; paidPaise: Paise },
): boolean {
  return cause === 'lost' || paidPaise < totalPaise
}

/** How a return ended: with money, store credit, another saree, or nothing of them. */
export const resolutions = ['refunded', 'credited', 'exchanged', 'nothing'] as const
export type Resolution = (typeof resolutions)[number]
