import { expect, it } from 'vitest'
import { dayInWords, dayOfYearInWords } from './day-in-words.ts'

it('says a day, and one of every year, as people do', () => {
  expect(dayInWords('2027-03-31')).toBe('31 Mar 2027')
  expect([1231, 1130, 229, 401].map(dayOfYearInWords)).toEqual([
    ...['31 December', '30 November', '29 February', '1 April'],
  ])
})
