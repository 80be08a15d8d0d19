import { expect, it } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { differences, takeCensus } from '../../app/backup/census.ts'
import { calls } from '../../app/modules.ts'

/** What notes that somebody was there: sessions and limits, outcomes, searches. */
const ofVisits = /^(?:sessions|rate_limits|outcomes|search_log|known_places|jobs|leases|counters)/

const addressOf = ({ path }: AnyEndpoint, token: string, id: number) =>
  path
    .replace('{token}', token)
    .replace('{id}', String(id))
    .replaceAll(/\{\w+\}/g, 'x')

onBothEngines('a GET', (testShop) => {
  it('changes nothing of the shop, whoever is made to follow a link (V3.5.3)', async () => {
    const { shop } = testShop()
    await openForBusiness(testShop())
    const { owner, guest, token, id } = await anOrder(testShop())
    const gets = calls.map(({ endpoint }) => endpoint).filter(({ method }) => method === 'GET')
    const census = () =>
      shop.db.read.transaction().execute((tx) => takeCensus(tx, (name) => !ofVisits.test(name)))
    const before = await census()
    let answered = 0
    for (const one of gets) {
      if (one.path === '/api/admin/today/events') continue
      for (const browser of [owner, guest]) {
        const { status } = await browser.get(addressOf(one, token, id))
        if (status === 200) answered += 1
      }
    }
    expect(answered).toBeGreaterThan(80)
    expect(differences(before, await census())).toEqual([])
  })
})
