import { describe, expect, it } from 'vitest'
import { policy } from '#domain/policy.ts'
import { nameOfEmail } from './name-of-email.ts'

describe('no username needed', () => {
  it('takes what stands before the @', () => {
    expect(nameOfEmail('meena.r@example.com')).toBe('meena.r')
    expect(nameOfEmail('meena+silk@example.com')).toBe('meenasilk')
    expect(nameOfEmail('"a b"@example.com')).toBe('ab')
  })

  it('another one where it is taken, and one for whoever has none', () => {
    expect(nameOfEmail('meena@example.com', '4711')).toBe('meena-4711')
    expect(nameOfEmail('@example.com', '4711')).toBe('guest-4711')
    expect(nameOfEmail('', '1')).toBe('guest-1')
  })

  it('is never longer than a username may be', () => {
    const long = nameOfEmail(`${'m'.repeat(200)}@example.com`, '123456')
    expect(long.length).toBeLessThanOrEqual(policy.username.maxLength)
  })
})
