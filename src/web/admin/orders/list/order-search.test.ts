import { describe, expect, it } from 'vitest'
import {
  filtersOf,
  isNarrowed,
  orderAddress,
  orderQueryOf,
  orderSearchOf,
  toggled,
} from './order-search.ts'

const read = (address: string) => orderSearchOf(new URLSearchParams(address))

describe('orderSearchOf', () => {
  it('reads what an address says and says it again', () => {
    const address =
      'state=confirmed%2Cpacked&channel=phone&method=upi&money=due&tag=gift&assignee=me&q=meena&from=2026-01-01&to=2026-01-31&page=3'
    expect(orderAddress(read(address)).toString()).toBe(address)
  })

  it('leaves out what it does not know', () => {
    const search = read('state=lost&channel=pigeon&money=all&assignee=you&from=yesterday&page=-1')
    expect(orderAddress(search).toString()).toBe('')
    expect(isNarrowed(search)).toBe(false)
  })
})

describe('filtersOf', () => {
  it('counts what narrows the list beside states and words', () => {
    expect(filtersOf(read('state=packed&q=meena&page=2'))).toBe(0)
    expect(filtersOf(read('channel=phone&money=due&from=2026-01-01&assignee=me'))).toBe(4)
  })
})

describe('orderQueryOf', () => {
  it('asks for what narrows the list only', () => {
    expect(orderQueryOf(read('q=+9840011001+'))).toEqual({ q: '9840011001', page: 1 })
  })
})

describe('toggled', () => {
  it('keeps the states in the order of an order’s life', () => {
    expect(toggled(['packed'], 'confirmed')).toEqual(['confirmed', 'packed'])
    expect(toggled(['confirmed', 'packed'], 'packed')).toEqual(['confirmed'])
  })
})
