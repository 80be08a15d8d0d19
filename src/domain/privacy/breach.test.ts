import { describe, expect, it } from 'vitest'
import { breachClock, stepsDue } from './breach.ts'

const hourMs = 3_600_000

describe('a breach of personal data', () => {
  const clock = breachClock(1000)
  const none = { certIn: null, boardFirst: null, boardFull: null, peopleTold: null }

  it('goes to CERT-In within 6 hours, and in full to the Board within 72, from when it was noticed', () => {
    expect(clock).toEqual({
      certInBeforeMs: 1000 + 6 * hourMs,
      boardFullBeforeMs: 1000 + 72 * hourMs,
    })
  })

  it('the Board and the people touched are told without delay; nobody, where nobody was touched', () => {
    const of = (
      doneAtMs: typeof none | Record<string, number | null>,
      peopleCount: number | null,
    ) =>
      stepsDue({
        ...{ noticedAtMs: 1000, ...clock, peopleCount },
        doneAtMs: { ...none, ...doneAtMs },
      })
    expect(of({}, null).map(({ step, beforeMs }) => [step, beforeMs])).toEqual([
      ['certIn', 1000 + 6 * hourMs],
      ['boardFirst', 1000],
      ['boardFull', 1000 + 72 * hourMs],
      ['peopleTold', 1000],
    ])
    const left = of({ certIn: 2000, boardFirst: 2000 }, 0).map(({ step }) => step)
    expect(left).toEqual(['boardFull'])
  })
})
