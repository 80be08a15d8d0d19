import { expect, it } from 'vitest'
import { HoldLimits } from '#contract/holds/types.ts'
import { defaultHoldLimits } from '#domain/holds/hold-limits.ts'
import { adminHolds } from '#web/words/en/admin/holds.ts'
import { limitFields, limitsIn, valuesOf } from './limit-values.ts'

it('limits come out of their fields as they went in, and the shop takes them', () => {
  const read = limitsIn(valuesOf(defaultHoldLimits))
  expect(read).toEqual({ ok: true, input: defaultHoldLimits })
  expect(HoldLimits.parse(defaultHoldLimits)).toEqual(defaultHoldLimits)
})

it('a field that was emptied is asked for its number, and not told about whole ones', () => {
  const read = limitsIn({ ...valuesOf(defaultHoldLimits), claimHours: ' ', lapseHours: '1.5' })
  const { numberMissing, numberBad } = adminHolds.limits
  const faults = { claimHours: numberMissing, lapseHours: numberBad }
  expect(read).toEqual({ ok: false, faults })
})

it('every field that says no whole number is named', () => {
  for (const field of limitFields) {
    const values = { ...valuesOf(defaultHoldLimits), [field]: '1.5' }
    const read = limitsIn(values)
    expect(read.ok === false && Object.keys(read.faults)).toEqual([field])
  }
})
