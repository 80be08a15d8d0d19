import { describe, expect, it } from 'vitest'
import { isFullCheckDue, nothingFound, warningsOf } from './integrity.ts'

const at = Date.UTC(2026, 0, 15, 6, 30)
const order = (n: number) => ({ key: `${n}`, number: `P-${n}`, at: at + n, totalPaise: 100 })

describe('what is told of a shop\u2019s data', () => {
  it('is nothing where nothing was found', () => {
    expect(warningsOf({ ...nothingFound, restoredFrom: at })).toEqual([])
  })

  it('says of damage what it is, and when there was none last', () => {
    const damage = ['Page 7: never used']
    expect(warningsOf({ ...nothingFound, damage })).toEqual([
      'The database is damaged: Page 7: never used. Stop the shop, keep a copy of its data folder, and restore the last backup (pallu restore).',
    ])
    const known = warningsOf({ ...nothingFound, damage, lastSoundAt: at })
    expect(known[0]).toContain('It was last found sound on 15 Jan 2026, 12:00 pm. Stop the shop')
  })

  it('tells orders that were lost from those that are newer than the backup', () => {
    const missing = [order(1), order(2), order(3)]
    const [lost, newer, ...more] = warningsOf({ ...nothingFound, missing, restoredFrom: at + 3 })
    expect(lost).toMatch(/^2 orders that buyers were told of are not in the database, since 15 Jan/)
    expect(lost).toMatch(/: P-1 \(.*, ₹1\), P-2 \(/)
    expect(newer).toMatch(
      /^The shop was restored from a backup of 15 Jan 2026, .* and 1 order that/,
    )
    expect(newer).toContain('P-3')
    expect(more).toEqual([])
  })

  it('names twenty and counts the rest', () => {
    const [words] = warningsOf({
      ...nothingFound,
      missing: Array.from({ length: 23 }, (_, n) => order(n)),
    })
    expect(words).toContain('P-19')
    expect(words).not.toContain('P-20')
    expect(words).toContain(' and 3 more.')
  })
})

describe('reading every page', () => {
  const india = (hour: number, day = 15) => Date.UTC(2026, 0, day, hour, 30) - 5.5 * 3_600_000
  it.each([
    ['at night, for the first time', india(3), null, true],
    ['by day, for the first time', india(12), null, false],
    ['the night after', india(3), india(3, 14), true],
    ['twice in a night', india(4), india(2), false],
    ['before the night begins', india(1), india(3, 14), false],
    ['after the night', india(5), india(3, 14), false],
    ['by day, after two nights that it was off', india(12), india(3, 13), true],
  ])('is due %s: %#', (_name, now, last, isDue) => {
    expect(isFullCheckDue(now, last)).toBe(isDue)
  })
})
