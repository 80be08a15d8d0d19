import { expect, it } from 'vitest'
import { hintIn, hintName, hintText, isHint, isSomebody, nobody } from './visitor-hint.ts'

it('is read as it was written, wherever it stands among other cookies', () => {
  const hint = { isSignedIn: true, bag: 2, hearts: 13 }
  for (const cookies of [`hint=${hintText(hint)}`, `a=b; hint=${hintText(hint)}; c=d`]) {
    expect(hintIn(cookies)).toEqual(hint)
  }
})

it('over https it is a cookie that only this host can set, and that one is believed first', () => {
  expect([hintName(true), hintName(false)]).toEqual(['__Host-hint', 'hint'])
  expect(hintIn('hint=1.9.9; __Host-hint=0.2.3')).toEqual({ isSignedIn: false, bag: 2, hearts: 3 })
  expect(hintIn('a__Host-hint=1.2.3')).toBeUndefined()
})

it('is known among cookies that are set', () => {
  for (const name of [hintName(true), hintName(false)]) expect(isHint(`${name}=1.2.3`)).toBe(true)
  for (const line of ['__Host-sid=hint=', 'sid=1', 'hints=1.2.3']) expect(isHint(line)).toBe(false)
})

it('anything else is no hint', () => {
  for (const cookies of [
    ...[undefined, null, '', 'hint=', 'hint=1.2', 'hint=2.0.0', 'hint=1.-2.0', 'nohint=1.2.3'],
    ...['hint=1.2.3.4', 'hint=1.99999.0', 'hint=1.2.<b>'],
  ]) {
    expect(hintIn(cookies)).toBeUndefined()
  }
})

it('whoever has nothing here need not be asked for', () => {
  expect(isSomebody(nobody)).toBe(false)
  for (const more of [{ isSignedIn: true }, { bag: 1 }, { hearts: 1 }]) {
    expect(isSomebody({ ...nobody, ...more })).toBe(true)
  }
  expect(isSomebody(undefined)).toBe(true)
})
