import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'

let test: TestShop
beforeAll(async () => {
  test = await createTestShop()
})
afterAll(() => test.close())

describe('what has no other languages', () => {
  it.each([
    ['/ta/admin', '/admin'],
    ['/hi/admin/products?page=2', '/admin/products?page=2'],
    ['/kn/auth', '/auth'],
    ['/ta/api/categories', '/api/categories'],
    ['/ml/uploads/a.jpg', '/uploads/a.jpg'],
    ['/te/sitemap.xml', '/sitemap.xml'],
    ['/ta/favicon.svg', '/favicon.svg'],
  ])('%s leads to %s for good', async (from, to) => {
    const { status, headers } = await test.app.request(from)
    expect([status, headers.get('location')]).toEqual([301, to])
  })

  it.each([
    '/ta',
    '/ta/products',
    '/ta/products.data',
    '/ta/administer',
    '/xx/admin',
    '/ta//evil.example',
    '/ta//evil.example/admin',
    '/ta/%5Cevil.example',
  ])('%s is not led anywhere', async (path) => {
    expect((await test.app.request(path)).status).toBe(404)
  })
})
