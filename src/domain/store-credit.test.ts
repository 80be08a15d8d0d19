import { expect, it } from 'vitest'
import { balanceOf, type CreditEntry } from './store-credit.ts'

const entry = (
  kind: CreditEntry['kind'],
  paise: number,
  orderTotalPaise?: number,
): CreditEntry => ({
  ...{ kind, paise, orderTotalPaise },
})

it('is what was issued less what was spent and paid out, with what came back', () => {
  expect(
    balanceOf([
      entry('issued', 1_000),
      entry('spent', 700, 900),
      entry('returned', 200),
      entry('paid-out', 500),
    ]),
  ).toEqual({ balancePaise: 0, refused: [] })
})

it('refuses what may not be, which then counts nothing', () => {
  expect(
    balanceOf([
      entry('spent', 1),
      entry('issued', 1_000),
      entry('issued', 0),
      entry('issued', -5),
      entry('issued', 0.5),
      entry('spent', 600, 599),
      entry('spent', 600, 600),
      entry('returned', 601),
      entry('returned', 600),
      entry('returned', 1),
      entry('paid-out', 1_001),
      entry('paid-out', 1_000),
    ]),
  ).toEqual({ balancePaise: 0, refused: [0, 2, 3, 4, 5, 7, 9, 10] })
})
