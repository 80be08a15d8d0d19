import type { EditedHoldLimits } from '#contract/holds/types.ts'
import { recordOf } from '#domain/attributes.ts'
import { type LinkMethod, linkMethods } from '#domain/payment-methods.ts'
import { adminHolds } from '#web/words/en/admin/holds.ts'
import { numberOf } from '../parts/forms/number-of.ts'
import type { Reading } from '../parts/forms/use-settings.ts'

/** The field of each way to pay that an order may wait for. */
export const wayField = (way: LinkMethod) => `lengths.paymentMinutes.${way}` as const
export type WayField = ReturnType<typeof wayField>
const wayFields = linkMethods.map(wayField)

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
  'lengths.checkoutMinutes',
  ...wayFields,
  'lengths.staffHours',
  'lengths.offerHours',
  'lengths.unpaidHours',
] as const
export type LimitField = (typeof limitFields)[number]
export type LimitValues = Record<LimitField, string> & Pick<EditedHoldLimits, 'version'>

export const valuesOf = (limits: EditedHoldLimits): LimitValues => ({
  ...recordOf(limitFields, (field) => String(at(limits, field))),
  version: limits.version,
})

/** What stands at the end of a field's path. */
const at = (limits: EditedHoldLimits, field: LimitField) =>
  field.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part), key), limits)

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
    lengths: {
      checkoutMinutes: read('lengths.checkoutMinutes'),
      paymentMinutes: recordOf(linkMethods, (way) => read(wayField(way))),
      staffHours: read('lengths.staffHours'),
      offerHours: read('lengths.offerHours'),
      unpaidHours: read('lengths.unpaidHours'),
    },
    version: values.version,
  }
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, input }
}
