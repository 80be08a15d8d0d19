import { expect, it } from 'vitest'
import { announcementsAt, isOverFirst, turnsOfBar } from './announcements.ts'

const one = (from: string | null, until: string | null) => ({
  ...{ text: 'Open on Sunday', link: '', from, until, isDismissible: true },
})
const early = '2026-01-10T10:00:00+05:30'
const late = '2026-01-10T12:00:00+05:30'
const ms = Date.parse

it('an announcement is shown from its first second until just before its last, by the clock of India', () => {
  const bar = [one(early, late), one(null, null)]
  const shown = (at: number) => announcementsAt(bar, at).length
  expect([ms(early) - 1, ms(early), ms(late) - 1, ms(late)].map(shown)).toEqual([1, 2, 2, 1])
})

it('the bar changes at each of these moments that is still to come, once', () => {
  const bar = [one(early, late), one(late, null), one(null, early)]
  expect(turnsOfBar(bar, ms(early))).toEqual([ms(late)])
  expect(turnsOfBar(bar, ms(early) - 1)).toEqual([ms(early), ms(late)])
  expect(turnsOfBar([one(null, null)], 0)).toEqual([])
})

it('one that ends as it begins is never shown', () => {
  expect(isOverFirst(one(early, early))).toBe(true)
  expect(isOverFirst(one(late, early))).toBe(true)
  expect(isOverFirst(one(early, late))).toBe(false)
  expect(isOverFirst(one(null, early))).toBe(false)
})
