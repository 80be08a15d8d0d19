import { type Paise, toPaise } from '#domain/money.ts'
import { policy } from '#domain/policy.ts'
import { firstHoldLengths, type HoldLengths } from './hold.ts'

/** How much may be kept aside at once: so many pieces, worth so much. */
export type Room = { pieces: number; rupees: number }

/** What strangers may keep aside before they pay; the owner's settings. */
export type HoldLimits = {
  order: Room
  visitor: Room
  network: Room
  draft: { pieces: number; minutes: number }
  minutesPerPiece: number
  claimHours: number
  lapseHours: number
  exchangeDays: number
  lengths: HoldLengths
}

export const defaultHoldLimits: HoldLimits = { ...policy.hold.limits, lengths: firstHoldLengths }

/** What somebody keeps aside already. */
export type Kept = { pieces: number; paise: Paise }

export const keepsNothing: Kept = { pieces: 0, paise: 0 }

/** A line that somebody would have kept; `free` is how many of it can be had. */
export type KeepLine = { productId: number; quantity: number; unitPaise: Paise; free: number }

/** A room with what it holds already. */
export type FilledRoom = { room: Room; kept: Kept }

/**
 * Which lines are kept, the scarcest first and whole lines only, as far as every room allows. One line
 * alone may be worth more than a room holds: somebody may keep one saree, however dear.
 */
export function linesWithin<Line extends KeepLine>(
  lines: readonly Line[],
  rooms: readonly FilledRoom[],
): Line[] {
  const filled = rooms.map(({ room, kept }) => ({ room, kept: { ...kept } }))
  const chosen: Line[] = []
  for (const line of lines.toSorted((one, other) => one.free - other.free)) {
    const paise = line.unitPaise * line.quantity
    if (!filled.every((room) => fits(room, line.quantity, paise))) continue
    chosen.push(line)
    for (const { kept } of filled) {
      kept.pieces += line.quantity
      kept.paise += paise
    }
  }
  return chosen
}

function fits({ room, kept }: FilledRoom, quantity: number, paise: Paise): boolean {
  if (kept.pieces + quantity > room.pieces) return false
  return kept.pieces === 0 || kept.paise + paise <= toPaise(room.rupees)
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** After it has been kept for as long as one may, a saree rests before the same hands keep it again. */
export const restMs = 24 * hourMs

/** False once one visitor or network has kept a saree for as long as it may. */
export function mayKeepAgain(keptMs: number, { minutesPerPiece }: HoldLimits): boolean {
  return keptMs < minutesPerPiece * minuteMs
}

export const draftUntil = ({ draft }: HoldLimits, nowMs: number) => nowMs + draft.minutes * minuteMs

export const claimUntil = ({ claimHours }: HoldLimits, nowMs: number) => nowMs + claimHours * hourMs

/** True once nobody has found a named transfer for so long that its order is given up. */
export function hasLapsed(claimedAtMs: number, { lapseHours }: HoldLimits, nowMs: number): boolean {
  return claimedAtMs + lapseHours * hourMs <= nowMs
}
