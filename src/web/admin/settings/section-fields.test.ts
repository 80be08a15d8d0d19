import { expect, it } from 'vitest'
import { countChoices } from './section-fields.tsx'

it('the dropdown offers only 3, 4, 6, 8, 9 and 12', () => {
  expect(countChoices(4)).toEqual([3, 4, 6, 8, 9, 12])
})

it('an odd stored value stands in the list too', () => {
  expect(countChoices(5)).toEqual([3, 4, 5, 6, 8, 9, 12])
})
