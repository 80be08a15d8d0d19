import { expect, it } from 'vitest'
import {
  balanceOf,
  type CreditEntry,
  creditSum,
  readCreditCode,
  readCreditSecret,
  shareAmount,
  spendingOf,
} from './store-credit.ts'

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

it('pays what is due with the oldest first, as much of each as is wished and there', () => {
  const credits = [
    { id: 1, balancePaise: 300, mostPaise: null },
    { id: 2, balancePaise: 500, mostPaise: 200 },
    { id: 3, balancePaise: 0, mostPaise: null },
    { id: 4, balancePaise: 900, mostPaise: null },
  ]
  expect(spendingOf(credits, 250)).toEqual([{ id: 1, paise: 250 }])
  expect(spendingOf(credits, 1_000)).toEqual([
    { id: 1, paise: 300 },
    { id: 2, paise: 200 },
    { id: 4, paise: 500 },
  ])
  expect(spendingOf(credits, 0)).toEqual([])
  expect(creditSum(spendingOf(credits, 1_000_000))).toBe(1_400)
  expect(shareAmount(credits, 700)).toEqual([
    { id: 1, paise: 300 },
    { id: 2, paise: 400 },
  ])
})

it('reads a code and a secret however they are typed', () => {
  expect(readCreditCode(' sc 7k3q9h2m ')).toBe('SC-7K3Q9H2M')
  expect(readCreditCode('SC7K3Q9H2M')).toBe('SC-7K3Q9H2M')
  expect(readCreditSecret('abcd-efgh jklm')).toBe('ABCDEFGHJKLM')
})
