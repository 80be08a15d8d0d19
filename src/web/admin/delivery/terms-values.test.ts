import { describe, expect, it } from 'vitest'
import { firstTerms, toldTerms } from '#domain/delivery/delivery-terms.ts'
import { type TermsField, termsIn, valuesOf } from './terms-values.ts'
import { newZone } from './zone-values.ts'

const values = valuesOf(toldTerms(firstTerms))
const faultsOf = (
  field: TermsField | 'calendar.handlingDays' | 'calendar.cutOff',
  typed: string,
) => {
  const read = termsIn({ ...values, [field]: typed })
  return read.ok ? [] : Object.keys(read.faults)
}

it('gives back what was saved', () => {
  expect(termsIn(values)).toEqual({ ok: true, input: toldTerms(firstTerms) })
})

it('takes an empty limit for never free, and amounts as people write them', () => {
  const read = termsIn({ ...values, freeAbove: ' ', fee: '1,099.50' })
  expect(read).toMatchObject({ ok: true, input: { freeAbove: null, fee: 1099.5 } })
})

it('names what is wrong beside its field', () => {
  expect(faultsOf('fee', '')).toEqual(['fee'])
  expect(faultsOf('fee', '-1')).toEqual(['fee'])
  expect(faultsOf('freeAbove', 'free')).toEqual(['freeAbove'])
  expect(faultsOf('returnsDays', '0')).toEqual(['returnsDays'])
  expect(faultsOf('returnsDays', '121')).toEqual(['returnsDays'])
  expect(faultsOf('damageReportHours', '1.5')).toEqual(['damageReportHours'])
  expect(faultsOf('days.domestic.from', '8')).toEqual(['days.domestic.to'])
  expect(faultsOf('days.international.to', '')).toEqual(['days.international.to'])
  expect(faultsOf('calendar.handlingDays', '-1')).toEqual(['calendar.handlingDays'])
  expect(faultsOf('calendar.cutOff', '24:30')).toEqual(['calendar.cutOff'])
  const holidays = [{ day: '', name: 'Pongal' }]
  expect(termsIn({ ...values, 'calendar.workingDays': [], 'calendar.holidays': holidays })).toEqual(
    {
      ok: false,
      faults: {
        'calendar.workingDays': 'Please choose at least one working day',
        'calendar.holidays.0.day': 'Please choose a date',
      },
    },
  )
})

describe('zones', () => {
  const zone = {
    ...{ name: 'South', pinPrefixes: ['5', '6'], fee: null, freeAbove: 'never' as const },
    ...{ days: { from: 2, to: 3 }, isCodAllowed: false },
  }
  const own = { ...zone, name: 'Chennai', pinPrefixes: ['600'], fee: 40.5, freeAbove: 2000 }
  const saved = { ...toldTerms(firstTerms), zones: [zone, own] }
  const faultsOfZone = (change: object) => {
    const typed = valuesOf(saved)
    const [first = newZone, second = newZone] = typed.zones
    const read = termsIn({ ...typed, zones: [first, { ...second, ...change }] })
    return read.ok ? [] : Object.keys(read.faults)
  }

  it('give back what was saved', () => {
    expect(termsIn(valuesOf(saved))).toEqual({ ok: true, input: saved })
  })

  it('complain beside the field that is wrong', () => {
    expect(faultsOfZone({ name: ' ' })).toEqual(['zones.1.name'])
    expect(faultsOfZone({ pinPrefixes: '' })).toEqual(['zones.1.pinPrefixes'])
    expect(faultsOfZone({ pinPrefixes: '060' })).toEqual(['zones.1.pinPrefixes'])
    expect(faultsOfZone({ pinPrefixes: '600 5' })).toEqual([
      'zones.0.pinPrefixes',
      'zones.1.pinPrefixes',
    ])
    expect(faultsOfZone({ fee: 'free' })).toEqual(['zones.1.fee'])
    expect(faultsOfZone({ freeAbove: '' })).toEqual(['zones.1.freeAbove'])
    expect(faultsOfZone({ free: 'as-shop', freeAbove: '' })).toEqual([])
    expect(faultsOfZone({ from: '4' })).toEqual(['zones.1.days.to'])
    expect(faultsOfZone({ to: '' })).toEqual(['zones.1.days.to'])
  })
})
