import { afterAll, beforeAll, expect, it } from 'vitest'
import { fewScriptPayloads } from '#test/script-payloads.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { type Planted, plantScripts } from './plant-scripts.ts'
import { watchScripts } from './watch-scripts.ts'

// A dozen texts; `npm run prove -- scripts-in-text` plants all of them (security.md S16-S18, G11).

let shop: OpenShop
let planted: Planted
beforeAll(async () => {
  shop = await openShop({ TRUST_PROXY: '1' })
  planted = await plantScripts(shop, fewScriptPayloads)
})
afterAll(() => shop.close())

const whereabouts = ['open', 'own', 'staff'] as const

it.each(whereabouts)(
  'a text that is a script runs nowhere: %s pages',
  async (kind) => {
    expect(planted.taken).toBeGreaterThan(5 * fewScriptPayloads.length + 9)
    const visitor = kind === 'staff' ? planted.staff : planted.guest
    const { faults, look } = await watchScripts(await visitor.context().newPage())
    const addresses = planted.shown[kind]
    for (const address of addresses) await look(address)
    expect(faults).toEqual([])
  },
  180_000,
)

it('nor does one in an address', async () => {
  const { faults, look } = await watchScripts(await shop.visit())
  for (const text of fewScriptPayloads) {
    const word = encodeURIComponent(text)
    await look(`/products?q=${word}&fabrics=${word}&sort=${word}&minPrice=${word}`)
    await look(`/no/${word}`)
    await look(`/login?next=${word}`)
  }
  expect(faults).toEqual([])
}, 180_000)

it('a private page is not to be had under the name of a file (S43)', async () => {
  for (const address of ['/account/x.css', '/account/orders/x.js', '/api/users/current/x.png']) {
    const reply = await fetch(`${shop.address}${address}`)
    expect([address, reply.status]).toEqual([address, 404])
    expect(reply.headers.get('cache-control')).toMatch(/no-store/)
  }
})
