import { expect, it } from 'vitest'
import { hintIn, hintText, isSomebody, nobody } from './visitor-hint.ts'

it('is read as it was written, wherever it stands among other cookies', () => {
  const hint = { isSignedIn: true, bag: 2, hearts: 13 }
  for (const cookies of [`hint=${hintText(hint)}`, `a=b; hint=${hintText(hint)}; c=d`]) {
    expect(hintIn(cookies)).toEqual(hint)
  }
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
