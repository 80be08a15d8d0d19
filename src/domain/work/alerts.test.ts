import { describe, expect, it } from 'vitest'
import { may, roles } from '#domain/permissions.ts'
import {
  alertKinds,
  alertKindsFor,
  alertWaysFor,
  isUrgent,
  minutesOf,
  quietUntil,
  timeOf,
  toldAt,
} from './alerts.ts'

/** A moment of 15 January 2026, or of a day after, by the clocks of India. */
const at = (time: string, day = 15) => Date.parse(`2026-01-${day}T${time}:00+05:30`)
const night = { from: 21 * 60 + 30, until: 7 * 60 }
const noon = { from: 13 * 60, until: 14 * 60 + 15 }

describe('alerts', () => {
  it('tell each role of its own work, and nobody of what they may not see', () => {
    expect(Object.fromEntries(roles.map((role) => [role, alertKindsFor(role)]))).toEqual({
      owner: alertKinds,
      manager: alertKinds.filter((kind) => kind !== 'mail'),
      packer: ['order'],
      accountant: ['order'],
    })
    // Transfers of gift cards are told as those of orders are.
    for (const role of roles.filter((one) => alertKindsFor(one).includes('transfer')))
      expect(may(role, 'orders.refund')).toBe(true)
    expect(roles.map((role) => alertWaysFor(role).length)).toEqual([3, 3, 3, 2])
    expect(alertKinds.filter(isUrgent)).toEqual(['complaint', 'mail'])
  })

  it.each([
    ['21:29', 15, null],
    ['21:30', 15, at('07:00', 16)],
    ['23:59', 15, at('07:00', 16)],
    ['00:00', 16, at('07:00', 16)],
    ['06:59', 16, at('07:00', 16)],
    ['07:00', 16, null],
  ])('at %s of day %i the night’s quiet hours end then', (time, day, end) => {
    expect(quietUntil(night, at(time, day))).toBe(end)
  })

  it('are quiet within a day too, and never where both ends are one or none is set', () => {
    const ends = ['12:59', '13:00', '14:14', '14:15'].map((time) => quietUntil(noon, at(time)))
    expect(ends).toEqual([null, at('14:15'), at('14:15'), null])
    expect(quietUntil({ from: 60, until: 60 }, at('01:00'))).toBeNull()
    expect(quietUntil(null, at('01:00'))).toBeNull()
  })

  it('wait for the end of quiet hours, but for what is urgent', () => {
    expect(toldAt('order', night, at('23:00'))).toBe(at('07:00', 16))
    expect(toldAt('order', night, at('12:00'))).toBe(at('12:00'))
    expect(toldAt('complaint', night, at('23:00'))).toBe(at('23:00'))
  })

  it('read times as clocks show them', () => {
    expect(['00:00', '21:30', '23:59'].map(minutesOf)).toEqual([0, 1290, 1439])
    expect(['24:00', '9:30', '12:60', '', 'noon'].map(minutesOf)).toEqual(Array(5).fill(null))
    expect([0, 425, 1439].map(timeOf)).toEqual(['00:00', '07:05', '23:59'])
  })
})
