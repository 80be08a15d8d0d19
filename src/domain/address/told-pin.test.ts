import { describe, expect, it } from 'vitest'
import { placeOf, toldPinName, toldText, toldTextIn } from './told-pin.ts'

describe('the place that a visitor has told', () => {
  it.each([
    ['pin=600004', '600004'],
    ['cart=x; pin=600004; hint=0.1.2', '600004'],
    ['pin=600004; __Host-pin=110001', '110001'],
    ['pin=US', 'US'],
    ['pin=usa', null],
    ['spin=600004', null],
    ['pin=060004', null],
    ['pin=6000041', null],
    ['pin=60000', null],
    ['', null],
    [undefined, null],
  ])('of %j is %j', (cookies, pin) => {
    expect(toldTextIn(cookies)).toBe(pin)
  })

  it('is a PIN code of India or another country', () => {
    expect(placeOf('600004')).toEqual({ pin: '600004' })
    expect(placeOf('US')).toEqual({ pin: '', country: 'US' })
    expect([placeOf('IN'), placeOf(null)]).toEqual([null, null])
    for (const text of ['600004', 'US']) expect(toldText(placeOf(text) ?? { pin: '' })).toBe(text)
  })

  it('is found under the name that it was kept under', () => {
    for (const isHttps of [true, false])
      expect(toldTextIn(`${toldPinName(isHttps)}=560001`)).toBe('560001')
  })
})
