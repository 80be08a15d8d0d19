import { expect, it } from 'vitest'
import { carryChange } from './carry-change.ts'

const before = { phone: '1', registration: 'regular', officer: { name: 'Asha' } }

it('goes on to what later settings had left as it was', () => {
  const later = { ...before, registration: 'composition' }
  expect(carryChange(before, { ...before, phone: '2' }, later)).toEqual({
    names: ['phone'],
    settings: { ...later, phone: '2' },
  })
  const officer = { name: 'Meena' }
  expect(carryChange(before, { ...before, officer }, later).settings.officer).toEqual(officer)
})

it('never changes what later settings were said for, or what is said there already', () => {
  const later = { ...before, registration: 'composition' }
  const change = { ...before, registration: 'unregistered' }
  expect(carryChange(before, change, later)).toEqual({ names: [], settings: later })
  expect(carryChange(before, before, later).names).toEqual([])
  expect(carryChange(before, later, later).names).toEqual([])
})

it('takes an object of which nothing is said for one that is absent', () => {
  const letters: { phone: string; series?: object } = { phone: '1', series: { bill: '' } }
  expect(carryChange({ phone: '1' } as typeof letters, letters, { phone: '1' }).names).toEqual([])
})
