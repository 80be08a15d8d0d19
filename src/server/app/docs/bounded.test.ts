import { expect, it } from 'vitest'
import { policy } from '#domain/policy.ts'
import { seedLarge } from '#server/app/seed/large.ts'
import { callsOf } from '#test/hostile-calls.ts'
import { addManyOrders } from '#test/many-orders.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { makePerson, signInWithPassword } from '#test/people.ts'
import { openApiOf } from './openapi.ts'

const most = policy.productsPerAnswer

/** How long the longest list in an answer is. */
function longestIn(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0
  const inside = Object.values(value).map(longestIn)
  return Math.max(Array.isArray(value) ? value.length : 0, ...inside)
}

onBothEngines('no answer grows with the shop', (testShop) => {
  it(`every GET call tells at most ${most} of anything, as an owner asks it`, async () => {
    const { shop, app } = testShop()
    await seedLarge(shop, most + 50)
    const owner = await makePerson(shop, { role: 'owner' })
    await addManyOrders(shop.db, most + 50, owner.id, shop.now())
    const browser = await signInWithPassword(app, owner)
    const calls = callsOf(openApiOf('Pallu', 'https://pallu.example'))
    const long: Record<string, number> = {}
    let answered = 0
    for (const { method, template, params } of calls) {
      if (method !== 'GET') continue
      const path = template.replace(/\{(\w+)\}/g, (_whole, name: string) =>
        encodeURIComponent(String(params.find((one) => one.name === name)?.example ?? '1')),
      )
      const needed = params.filter((one) => one.in === 'query' && one.required)
      const query = needed.map(
        ({ name, example }) => `${name}=${encodeURIComponent(String(example))}`,
      )
      const reply = await browser.get(query.length > 0 ? `${path}?${query.join('&')}` : path)
      expect([path, reply.status]).not.toEqual([path, 500])
      if (reply.status === 200) answered += 1
      const length = longestIn(reply.body)
      if (length > most) long[path] = length
    }
    expect(answered).toBeGreaterThan(50)
    expect(long).toEqual({})
    const all = (await browser.get('/api/products')).body
    expect(longestIn(all)).toBe(most)
  }, 120_000)
})
