import { expect, it } from 'vitest'
import { saveCategory } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { seenIn } from './seen-in.ts'

it('no text of what is sent keeps signs that nobody sees, but a password', () => {
  const typed = 'a\u202Eb\u0000'
  const given = {
    items: [{ text: typed, count: 3 }],
    password: typed,
    newPassword: typed,
    at: null,
  }
  expect(seenIn(given)).toEqual({
    ...{ items: [{ text: 'ab ', count: 3 }], password: typed, newPassword: typed, at: null },
  })
})

onBothEngines('signs that nobody sees', (testShop) => {
  it('are no name of a saree, and no part of one', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const categoryId = await saveCategory(testShop().shop)
    const form = { description: 'Soft', price: 2000, stock: 1, categoryId, fabric: 'Silk' }
    const saree = { ...form, color: 'Red', occasion: 'Wedding', slug: 'seen' }
    const none = await owner.post('/api/admin/products', { ...saree, name: '\u200B\u2060' })
    expect([none.status, Object.keys(none.body['errors'] ?? {})]).toEqual([400, ['name']])
    const name = '\u202EMaroon\u0000Gadwal'
    expect(must(await owner.post('/api/admin/products', { ...saree, name })).body['name']).toBe(
      'Maroon Gadwal',
    )
  })

  it('turn no line of an order, a message or a complaint around for staff', async () => {
    const shopper = newShopper(testShop())
    const words = {
      name: '\u202EMeena',
      email: 'meena@example.in',
      message: 'Is it\u2066 soft silk?',
    }
    must(await shopper.post('/api/contact', words))
    const owner = await signedIn(testShop(), 'owner')
    const { text } = must(await owner.get('/api/admin/tickets'))
    expect(text).toContain('Meena')
    expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
  })
})
