import { expect, it } from 'vitest'
import { provedSince, provedUntil } from './mobile-proof.ts'

it('a number counts for the 90 days in which carriers give it to nobody else', () => {
  const provedAt = Date.UTC(2026, 0, 15, 6, 30)
  expect(new Date(provedUntil(provedAt)).toISOString()).toBe('2026-04-15T06:30:00.000Z')
  expect(provedSince(provedUntil(provedAt))).toBe(provedAt)
})
