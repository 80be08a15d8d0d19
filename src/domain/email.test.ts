import { describe, expect, it } from 'vitest'
import { looksLikeEmail } from './email.ts'

describe('an e-mail address', () => {
  it.each(['a@b.in', ' meena.k+silk@mail.example.co.in ', 'ம@உதாரணம்.இந்தியா'])(
    'looks like one: %s',
    (text) => {
      expect(looksLikeEmail(text)).toBe(true)
    },
  )
  it.each(['', 'a', 'a@b', '@b.in', 'a@.in', 'a@b.', 'a@b..in', 'a b@c.in', 'a@b@c.in', 'a@b.i n'])(
    'does not look like one: "%s"',
    (text) => {
      expect(looksLikeEmail(text)).toBe(false)
    },
  )
})
