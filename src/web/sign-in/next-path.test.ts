import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextPath, wayOn, withNext } from './next-path.ts'

const asked = (next: string) => nextPath(`?next=${encodeURIComponent(next)}`)
const customer = { isAdmin: false, mustChangePassword: false }
const admin = { isAdmin: true, mustChangePassword: false }

describe('where to go after signing in', () => {
  it('after login an admin goes to /admin and anyone else to /', () => {
    expect(wayOn(admin, null)).toBe('/admin')
    expect(wayOn(customer, null)).toBe('/')
  })

  it('a same-origin next comes first', () => {
    expect(wayOn(admin, asked('/cart'))).toBe('/cart')
    expect(wayOn(customer, asked('/account/orders?page=2#top'))).toBe('/account/orders?page=2#top')
  })

  it('a one-time password is changed before anything else', () => {
    expect(wayOn({ isAdmin: true, mustChangePassword: true }, '/admin')).toBe(
      '/account/password?next=/admin',
    )
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'evil.example',
    '',
    '//',
  ])('refuses %j', (next) => expect(asked(next)).toBeNull())

  it('never leaves the shop', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '\t', '\n', '@', ':', '?', '#', 'a', '%2f')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const path = asked(`/${pieces.join('')}`)
        if (path === null) return true
        return new URL(path, 'https://shop.example/login').origin === 'https://shop.example'
      }),
    )
  })

  it('is carried from login to registration', () => {
    expect(withNext('/register', '/cart?x=1')).toBe('/register?next=/cart%3Fx%3D1')
    expect(withNext('/register', null)).toBe('/register')
  })
})
