import { describe, expect, it } from 'vitest'
import {
  afterMove,
  awayMs,
  issueMoves,
  issueStates,
  isWritten,
  sendingSpeed,
  tryAgainAfterMs,
  turnOf,
} from './issue.ts'

describe('a newsletter', () => {
  it('moves from where it stands and nowhere else', () => {
    const told = issueStates.map((state) =>
      issueMoves.map((move) => `${state} ${move}: ${afterMove(state, move)}`),
    )
    const possible = told.flat().filter((line) => !line.endsWith('null'))
    expect(possible).toEqual([
      ...['draft start: sending', 'draft schedule: scheduled'],
      ...['scheduled start: sending', 'scheduled schedule: scheduled'],
      'scheduled unschedule: draft',
      ...['sending pause: paused', 'paused resume: sending'],
    ])
  })

  it('is written until the first reader gets it', () => {
    expect(issueStates.filter(isWritten)).toEqual(['draft', 'scheduled'])
  })

  it('leaves no faster than its speed, at any speed, and hardly slower', () => {
    const speeds = Array.from({ length: sendingSpeed.most }, (_, at) => at + 1)
    const wrong = speeds.filter((perMinute) => {
      const { count, everyMs } = turnOf(perMinute)
      const most = perMinute * everyMs
      return count * 60_000 > most || count * 60_000 <= most - perMinute
    })
    expect(wrong).toEqual([])
    expect(turnOf(60)).toEqual({ count: 10, everyMs: 10_000 })
    expect(turnOf(1)).toEqual({ count: 1, everyMs: 60_000 })
  })

  it('is tried again after 5 and 15 minutes, an hour and four, then given up', () => {
    expect([1, 2, 3, 4, 5].map(tryAgainAfterMs)).toEqual([
      300_000,
      900_000,
      3_600_000,
      14_400_000,
      null,
    ])
  })

  it('waits for a mail server that is away half a minute to a quarter of an hour', () => {
    expect([1, 2, 3, 6, 20].map(awayMs)).toEqual([30_000, 60_000, 120_000, 900_000, 900_000])
  })
})
