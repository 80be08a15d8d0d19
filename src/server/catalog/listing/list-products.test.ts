import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { policy } from '#domain/policy.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { saveProducts } from '#test/factories.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { seedLarge } from '../../app/seed/large.ts'

const Ids = z.array(z.object({ id: z.int() }).transform(({ id }) => id))

async function asked(shopper: Shopper, address: string) {
  const reply = await shopper.get(address)
  expect(reply.status).toBe(200)
  return {
    ids: reply.as(Ids),
    next: /^<([^>]+)>; rel="next"$/.exec(reply.headers.get('Link') ?? '')?.[1],
    total: Number(reply.headers.get('X-Total-Count')),
  }
}

onBothEngines('a small catalogue', (testShop) => {
  beforeAll(async () => {
    await saveProducts(testShop().shop, [{}, {}, { is_featured: 1 }])
  })

  it('is answered whole, and nothing comes after it', async () => {
    const { ids, next, total } = await asked(newShopper(testShop()), '/api/products')
    expect([ids.length, next, total]).toEqual([3, undefined, 3])
  })

  it('a limit is respected, and the others are a page away', async () => {
    const first = await asked(newShopper(testShop()), '/api/products?limit=2')
    expect(first).toMatchObject({ total: 3, next: '/api/products?limit=2&page=2' })
    const second = await asked(newShopper(testShop()), first.next ?? '')
    expect(second).toMatchObject({ total: 3, next: undefined })
    const whole = await asked(newShopper(testShop()), '/api/products')
    expect([...first.ids, ...second.ids]).toEqual(whole.ids)
  })

  it('a list that fills its page to the last place has none after it', async () => {
    expect(await asked(newShopper(testShop()), '/api/products?limit=3')).toMatchObject({
      next: undefined,
    })
  })

  it.each(['limit=0', 'limit=2001', 'limit=1e3', 'limit=', 'page=0', 'page=10001', 'page=-1'])(
    '%s is refused',
    async (query) => {
      const reply = await testShop().app.request(`/api/products?${query}`)
      expect(reply.status).toBe(400)
    },
  )

  it('what is archived meanwhile counts no more', async () => {
    const { shop } = testShop()
    const [id = 0] = await saveProducts(shop, [{}])
    await shop.db.write((tx) =>
      tx.updateTable('products').set({ archived_at: 1 }).where('id', '=', id).execute(),
    )
    const { ids, total } = await asked(newShopper(testShop()), '/api/products?limit=3')
    expect(ids).not.toContain(id)
    expect(total).toBe(3)
  })
})

describe('a catalogue of more than 2,000 pieces', () => {
  const count = policy.productsPerAnswer + 50

  it('comes 2,000 a page, each piece once, to visitors and staff alike', async () => {
    const testShop = await createTestShop()
    try {
      await seedLarge(testShop.shop, count)
      const owner = await signedIn(testShop, 'owner')
      for (const path of ['/api/products', '/api/admin/products']) {
        const first = await asked(owner, path)
        expect(first).toMatchObject({ total: count, next: `${path}?page=2` })
        expect(first.ids).toHaveLength(policy.productsPerAnswer)
        const rest = await asked(owner, first.next ?? '')
        expect(rest).toMatchObject({ total: count, next: undefined })
        expect(new Set([...first.ids, ...rest.ids]).size).toBe(count)
      }
    } finally {
      await testShop.close()
    }
  })
})
