import { expect, it } from 'vitest'
import { lastDayIn, shareOf } from './day-share.ts'

it('a part of the day book tells the last day that begins a line in it', () => {
  expect(lastDayIn('day,at\r\n2026-01-01,x\r\n2026-01-03,y\r\n2026-01')).toBe('2026-01-03')
  expect(lastDayIn('2026-01-05,x')).toBe('2026-01-05')
  expect(lastDayIn('half,2026-01-05,x')).toBeNull()
})

it('the last day is the whole', () => {
  const days = { from: '2026-01-01', to: '2026-01-10' }
  expect(shareOf('2026-01-01', days)).toBe(0.1)
  expect(shareOf('2026-01-10', days)).toBe(1)
  expect(shareOf('2026-01-01', { from: '2026-01-01', to: '2026-01-01' })).toBe(1)
})
