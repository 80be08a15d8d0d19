import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bytesOfCode, lastFourOf, makeCardCode, readCardCode, shownCardCode } from './card-code.ts'

const codes = fc
  .uint8Array({ minLength: bytesOfCode, maxLength: bytesOfCode })
  .map((bytes) => makeCardCode(bytes))
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

it('is sixteen letters of five bits and one that checks them, read however it is typed', () => {
  const code = makeCardCode(Uint8Array.from({ length: 16 }, (_, at) => at * 7))
  expect(code).toHaveLength(17)
  expect(shownCardCode(code)).toMatch(/^(\w{4}-){4}\w$/)
  expect(lastFourOf(code)).toBe(code.slice(13))
  fc.assert(
    fc.property(codes, (one) => {
      expect(readCardCode(` ${shownCardCode(one).toLowerCase().replaceAll('-', ' ')} `)).toBe(one)
    }),
  )
})

it('is no code with one letter wrong', () => {
  const wrong = fc.tuple(codes, fc.nat(16), fc.nat(31))
  fc.assert(
    fc.property(wrong, ([code, at, letter]) => {
      const other = alphabet.charAt(letter)
      fc.pre(code.charAt(at) !== other)
      expect(readCardCode(code.slice(0, at) + other + code.slice(at + 1))).toBeNull()
    }),
  )
})

it('is no code with two neighbours swapped, but for the first and the last letter of the alphabet', () => {
  fc.assert(
    fc.property(fc.tuple(codes, fc.nat(14)), ([code, at]) => {
      const [one, other] = [code.charAt(at), code.charAt(at + 1)]
      fc.pre(one !== other && `${one}${other}` !== '2Z' && `${one}${other}` !== 'Z2')
      expect(readCardCode(code.slice(0, at) + other + one + code.slice(at + 2))).toBeNull()
    }),
  )
})

it('is no code where letters are missing, or are none of the alphabet', () => {
  for (const typed of ['', 'GIFT', '7K3Q-9H2M', 'O'.repeat(17), '1'.repeat(17), '2'.repeat(18)])
    expect(readCardCode(typed)).toBeNull()
})
