import { describe, expect, it } from 'vitest'
import { openJar } from './jar.ts'

describe('the cookies of a page in the making', () => {
  it('are those that the visitor brought', () => {
    const jar = openJar('sid=abc; cart=d=e')
    expect(jar.header()).toBe('sid=abc; cart=d=e')
    expect(jar.given()).toEqual([])
  })

  it('what one call sets, the next one sends and the page gives', () => {
    const jar = openJar('cart=old')
    jar.take(['sid=new; Path=/; HttpOnly', 'cart=; Max-Age=0; Path=/'])
    expect(jar.header()).toBe('sid=new')
    expect(jar.given()).toEqual(['sid=new; Path=/; HttpOnly', 'cart=; Max-Age=0; Path=/'])
  })

  it('the last word on a cookie counts', () => {
    const jar = openJar(undefined)
    jar.take(['sid=one; Path=/'])
    jar.take(['sid=two; Path=/'])
    expect(jar.header()).toBe('sid=two')
    expect(jar.given()).toEqual(['sid=two; Path=/'])
  })
})
