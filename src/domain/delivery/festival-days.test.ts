import { expect, it } from 'vitest'
import { festivalsMissing, festivalsToCome, lastYearKnown } from './festival-days.ts'

const named = (today: string, days: string[] = []) =>
  festivalsToCome(
    today,
    days.map((day) => ({ day })),
  ).map(({ day, festival }) => `${day} ${festival}`)

it('the festivals of the coming year are proposed, the next one first', () => {
  expect(named('2026-11-27')).toEqual([
    '2026-12-25 christmas',
    '2027-01-15 pongal',
    '2027-01-16 mattuPongal',
    '2027-01-26 republicDay',
    '2027-04-07 ugadi',
    '2027-04-14 tamilNewYear',
    '2027-04-15 vishu',
    '2027-05-01 mayDay',
    '2027-08-15 independenceDay',
    '2027-09-04 vinayakaChaturthi',
    '2027-09-12 onam',
    '2027-10-02 gandhiJayanti',
    '2027-10-08 ayudhaPuja',
    '2027-10-09 vijayadashami',
    '2027-10-28 deepavali',
    '2027-10-29 diwali',
  ])
})

it('of 2026 as its almanacs have them', () => {
  expect(named('2026-01-01').filter((one) => one.startsWith('2026'))).toEqual([
    ...['2026-01-15 pongal', '2026-01-16 mattuPongal', '2026-01-26 republicDay'],
    ...['2026-03-19 ugadi', '2026-04-14 tamilNewYear', '2026-04-15 vishu', '2026-05-01 mayDay'],
    ...['2026-08-15 independenceDay', '2026-08-26 onam', '2026-09-14 vinayakaChaturthi'],
    ...['2026-10-02 gandhiJayanti', '2026-10-19 ayudhaPuja', '2026-10-20 vijayadashami'],
    ...['2026-11-08 deepavali', '2026-12-25 christmas'],
  ])
})

it('a day that is a holiday already is not proposed again, nor today', () => {
  expect(named('2027-10-08', ['2027-10-28', '2027-12-25'])).toEqual([
    ...['2027-10-09 vijayadashami', '2027-10-29 diwali', '2028-01-15 pongal'],
    ...['2028-01-16 mattuPongal', '2028-01-26 republicDay', '2028-03-27 ugadi'],
    ...['2028-04-14 tamilNewYear', '2028-05-01 mayDay', '2028-08-15 independenceDay'],
    ...['2028-08-23 vinayakaChaturthi', '2028-09-01 onam', '2028-09-26 ayudhaPuja'],
    ...['2028-09-27 vijayadashami', '2028-10-02 gandhiJayanti'],
  ])
})

it('of 2028, 2029 and 2030 as almanacs have them: what follows the moon', () => {
  const of = (year: string, festival: string) =>
    named(`${year}-01-01`).find((one) => one.startsWith(year) && one.endsWith(festival))
  expect(['2028', '2029', '2030'].map((year) => of(year, 'vijayadashami'))).toEqual([
    ...['2028-09-27 vijayadashami', '2029-10-16 vijayadashami', '2030-10-06 vijayadashami'],
  ])
  expect(['2028', '2029', '2030'].map((year) => of(year, 'deepavali'))).toEqual([
    ...['2028-10-17 deepavali', '2029-11-05 deepavali', '2030-10-26 deepavali'],
  ])
  expect(lastYearKnown).toBe(2030)
})

it('the owner is told two months before the list of holidays ends, and not before, nor without a list', () => {
  const list = [{ day: '2027-10-28' }, { day: '2027-12-25' }]
  expect(festivalsMissing('2027-10-25', list)).toBe(0)
  expect(festivalsMissing('2027-10-27', list)).toBe(14)
  expect(festivalsMissing('2027-10-27', [...list, { day: '2028-01-15' }])).toBe(0)
  expect(festivalsMissing('2027-10-27', [])).toBe(0)
})
