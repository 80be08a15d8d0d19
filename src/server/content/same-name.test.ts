import { expect, it } from 'vitest'
import { onBothEngines } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'

onBothEngines('a name that several take at once', (testShop) => {
  it.each([
    ['categories', { name: 'Patola', slug: 'patola' }],
    ['pages', { title: 'Our looms', slug: 'our-looms', content: '<p>Wood.</p>' }],
    ['coupons', { code: 'LOOM', kind: 'percent', percent: 10 }],
  ])('%s: goes to one of them, and the others hear that it is taken', async (list, form) => {
    const owners = await Promise.all(Array.from({ length: 8 }, () => signedIn(testShop(), 'owner')))
    const path = `/api/admin/${list}`
    const replies = await Promise.all(owners.map((owner) => owner.post(path, form)))
    const others = replies.filter(({ status }) => status >= 300)
    expect(others.map(({ status }) => status)).toEqual(Array(7).fill(409))
    for (const { body } of others) expect(body['message']).toMatch(/already/)
  })
})
