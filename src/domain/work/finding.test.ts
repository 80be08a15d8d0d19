import { expect, it } from 'vitest'
import { isNamed, namesAnOrder, numbersNamed, readFinding } from './finding.ts'

it.each(['PL-1042', 'pal 1042', 'PAL-2026-001042', '#1042', '1042', 'PAL 2026 1042'])(
  '%s is the number of an order',
  (typed) => expect(readFinding(typed).inOrders).toContain('-001042'),
)

it.each(['+91 98400-12345', '098400 12345', '9840012345', '(+91) 9840012345', '00919840012345'])(
  '%s is one mobile, in whatever form',
  (typed) =>
    expect(readFinding(typed.replace(/^\(\+91\)/, '+91')).inOrders).toEqual(['9840012345']),
)

it.each([
  ['4123 5678 9012', '412356789012'],
  ['ee123456785in', 'EE123456785IN'],
  ['abc', null],
  ['Meena Raman!', null],
])('%s may be the reference %s', (typed, reference) => {
  expect(readFinding(typed).reference).toBe(reference)
})

it('looks for the words of sarees, and for nothing of the shop by one sign', () => {
  expect(readFinding('Green  Kanjivaram').terms).toEqual(['green', 'kanjivaram'])
  expect(readFinding('பச்சை பட்டு').terms).toEqual(['பச்சை', 'பட்டு'])
  expect(readFinding('a').inOrders).toEqual([])
  expect(readFinding('  Meena ').inOrders).toEqual(['Meena'])
})

it.each([
  ['PAL-2026-000012', ['PAL-2026-000012']],
  ['pal 2026 12', ['PAL-2026-000012']],
  ['PL-12', ['PAL-2027-000012', 'PAL-2026-000012']],
  ['12', ['PAL-2027-000012', 'PAL-2026-000012']],
  ['#12', ['PAL-2027-000012', 'PAL-2026-000012']],
  ['INV-2627-000012', []],
  ['INV-12', []],
  ['Meena 12', []],
  ['PL-0', []],
])('%s names the orders %j', (typed, numbers) => {
  expect(numbersNamed(typed, 2027).slice(0, 2)).toEqual(numbers)
})

it('an order of any year is named by its number, and another one is not', () => {
  expect(isNamed('pl-12', 'PAL-2019-000012')).toBe(true)
  expect(isNamed('PAL-2026-000012', 'PAL-2026-000012')).toBe(true)
  expect(isNamed('PAL-2026-000012', 'PAL-2025-000012')).toBe(false)
  expect(isNamed('12', 'PAL-2026-000112')).toBe(false)
  expect(isNamed('meena', 'PAL-2026-000012')).toBe(false)
})

it('digits alone may be a mobile or a transfer, too', () => {
  expect(['PL-12', '#12', '2026 12'].map(namesAnOrder)).toEqual([true, true, true])
  expect(['12', 'meena', 'INV-12'].map(namesAnOrder)).toEqual([false, false, false])
})
