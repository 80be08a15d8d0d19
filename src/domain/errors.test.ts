import { describe, expect, it } from 'vitest'
import { conflict, invalid, notFound, ShopError, tooMany, unauthenticated } from './errors.ts'

describe('ShopError', () => {
  it('carries a code, a sentence for people, and the fields it is about', () => {
    const error = conflict('A product with this slug already exists.', { slug: 'Taken' })
    expect(error).toBeInstanceOf(ShopError)
    expect(error).toBeInstanceOf(Error)
    expect(error.code).toBe('conflict')
    expect(error.message).toBe('A product with this slug already exists.')
    expect(error.fields).toEqual({ slug: 'Taken' })
  })

  it('says when to try again after too many requests', () => {
    expect(tooMany('Please wait a minute.', 60)).toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 60,
    })
  })

  it('has a sentence ready where the caller has none', () => {
    expect(unauthenticated().message).not.toBe('')
    expect(notFound().message).not.toBe('')
    expect(invalid('No.').fields).toBeUndefined()
  })
})
