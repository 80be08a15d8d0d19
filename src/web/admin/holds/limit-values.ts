import type { EditedHoldLimits } from '#contract/holds/types.ts'
import { adminHolds } from '#web/words/en/admin/holds.ts'
import { numberOf } from '../parts/forms/number-of.ts'
import type { Reading } from '../parts/forms/use-settings.ts'

/** The limits as they stand in the fields: text until it is read. Named as the server names them. */
export const limitFields = [
  'order.pieces',
  'order.rupees',
  'visitor.pieces',
  'visitor.rupees',
  'network.pieces',
  'network.rupees',
  'draft.pieces',
  'draft.minutes',
  'minutesPerPiece',
  'claimHours',
  'lapseHours',
  'exchangeDays',
] as const
export type LimitField = (typeof limitFields)[number]
export type LimitValues = Record<LimitField, string> & Pick<EditedHoldLimits, 'version'>

export const valuesOf = (limits: EditedHoldLimits): LimitValues => ({
  'order.pieces': String(limits.order.pieces),
  'order.rupees': String(limits.order.rupees),
  'visitor.pieces': String(limits.visitor.pieces),
  'visitor.rupees': String(limits.visitor.rupees),
  'network.pieces': String(limits.network.pieces),
  'network.rupees': String(limits.network.rupees),
  'draft.pieces': String(limits.draft.pieces),
  'draft.minutes': String(limits.draft.minutes),
  minutesPerPiece: String(limits.minutesPerPiece),
  claimHours: String(limits.claimHours),
  lapseHours: String(limits.lapseHours),
  exchangeDays: String(limits.exchangeDays),
  version: limits.version,
})

const words = adminHolds.limits
const highest = 100_000_000

/** What the fields say, or which of them say none or no whole number. */
export function limitsIn(values: LimitValues): Reading<EditedHoldLimits> {
  const faults: Record<string, string> = {}
  const read = (field: LimitField) => {
    const number = numberOf(values[field], 0, highest)
    if (values[field].trim() === '') faults[field] = words.numberMissing
    else if (number === null) faults[field] = words.numberBad
    return number ?? 0
  }
  const room = (name: 'order' | 'visitor' | 'network') => ({
    pieces: read(`${name}.pieces`),
    rupees: read(`${name}.rupees`),
  })
  const input = {
    order: room('order'),
    visitor: room('visitor'),
    network: room('network'),
    draft: { pieces: read('draft.pieces'), minutes: read('draft.minutes') },
    minutesPerPiece: read('minutesPerPiece'),
    claimHours: read('claimHours'),
    lapseHours: read('lapseHours'),
    exchangeDays: read('exchangeDays'),
    version: values.version,
  }
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, input }
}
