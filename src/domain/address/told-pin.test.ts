import { describe, expect, it } from 'vitest'
import { toldPinIn, toldPinName } from './told-pin.ts'

describe('the PIN code that a visitor has told', () => {
  it.each([
    ['pin=600004', '600004'],
    ['cart=x; pin=600004; hint=0.1.2', '600004'],
    ['pin=600004; __Host-pin=110001', '110001'],
    ['spin=600004', null],
    ['pin=060004', null],
    ['pin=6000041', null],
    ['pin=60000', null],
    ['', null],
    [undefined, null],
  ])('of %j is %j', (cookies, pin) => {
    expect(toldPinIn(cookies)).toBe(pin)
  })

  it('is found under the name that it was kept under', () => {
    for (const isHttps of [true, false])
      expect(toldPinIn(`${toldPinName(isHttps)}=560001`)).toBe('560001')
  })
})
