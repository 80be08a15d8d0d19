import { expect, it } from 'vitest'
import { compared } from './sales-totals.tsx'

it('says how the time stands to the one before', () => {
  expect([compared(150, 100), compared(80, 100), compared(100, 100), compared(1001, 1000)]).toEqual(
    [
      '50% more than in the period before',
      '20% less than in the period before',
      'Same as in the period before',
      'Same as in the period before',
    ],
  )
  expect([compared(5, 0), compared(0, 0), compared(0, 5)]).toEqual([
    'None in the period before',
    'Same as in the period before',
    '100% less than in the period before',
  ])
})
