import { describe, expect, it } from 'vitest'
import { ShopError, wrongFields } from './errors.ts'
import { refusal } from './refusals/list.ts'

describe('ShopError', () => {
  it('carries its code, what stands in the sentence, and the sentence', () => {
    const error = new ShopError(refusal('order-cannot-become', { from: 'on_hold', to: 'shipped' }))
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      code: 'conflict',
      refusal: 'order-cannot-become',
      params: { from: 'on_hold', to: 'shipped' },
      message: 'An order that is on hold cannot become shipped.',
    })
    expect([error.fields, error.faults]).toEqual([undefined, undefined])
  })

  it('says its sentence beside a field, or another one there', () => {
    const unknown = new ShopError('unknown-promo-code', { at: 'code' })
    expect(unknown.fields).toEqual({ code: unknown.message })
    expect(unknown.faults).toEqual({ code: { code: 'unknown-promo-code', params: {} } })
    const taken = new ShopError('product-slug-taken', { beside: { slug: 'slug-taken' } })
    expect(taken.message).toBe('A product with this slug already exists.')
    expect(taken.fields).toEqual({ slug: 'This slug is taken.' })
    expect(taken.faults).toEqual({ slug: { code: 'slug-taken', params: {} } })
  })

  it('says of a form what is wrong with its first field', () => {
    const error = wrongFields({ pin: 'PIN?', city: 'Town?' }, { pin: { code: 'pin' } })
    expect(error).toMatchObject({ code: 'invalid', refusal: 'wrong-fields', message: 'PIN?' })
  })

  it('says when to try again, and what stands there now', () => {
    const error = new ShopError('too-many-calls', { retryAfterSeconds: 60, current: { stock: 1 } })
    expect(error).toMatchObject({ retryAfterSeconds: 60, current: { stock: 1 } })
  })
})
