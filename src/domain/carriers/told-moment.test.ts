import { expect, it } from 'vitest'
import { momentTold } from './told-moment.ts'

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

it.each([
  ['27/11/2026 14:05', '2026-11-27T08:35:00.000Z'],
  ['27-11-2026', '2026-11-26T18:30:00.000Z'],
  ['28 11 2026 05:19:36', '2026-11-27T23:49:36.000Z'],
  ['7.1.2026 9:05:06', '2026-01-07T03:35:06.000Z'],
  ['2026-11-27 14:05:10', '2026-11-27T08:35:10.000Z'],
  ['2026-11-27T14:05', '2026-11-27T08:35:00.000Z'],
])('%s', (text, at) => {
  expect(iso(momentTold(text))).toBe(at)
})

it.each(['', 'yesterday', '31/02/2026', '27/13/2026', '27/11/26', '2026-11-27 25:00'])(
  '%s is no moment',
  (text) => {
    expect(momentTold(text)).toBeNull()
  },
)
