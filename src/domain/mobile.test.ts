import { describe, expect, it } from 'vitest'
import { normaliseMobile } from './mobile.ts'

describe('mobile: 10 digits starting 6-9', () => {
  it.each([
    '9876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '0091 9876543210',
    '919876543210',
    '09876543210',
    '(98765) 43210',
  ])('%s is 9876543210', (written) => {
    expect(normaliseMobile(written)).toBe('9876543210')
  })

  it.each(['5876543210', '987654321', '98765432101', '+1 9876543210', '', 'nine'])(
    '%s is none',
    (written) => {
      expect(normaliseMobile(written)).toBeNull()
    },
  )

  it('a number that begins with 91 is not cut short', () => {
    expect(normaliseMobile('9198765432')).toBe('9198765432')
  })
})
