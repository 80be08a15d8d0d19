import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { MissedSearch, SearchPreview, SearchWord } from '#contract/search/admin-types.ts'
import { SearchAnswer } from '#contract/search/types.ts'
import type { TestShop } from '#test/create-test-shop.ts'
import { saveDemoCatalogue } from '#test/demo-catalogue.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { forgetOldSearches, missedSearches, openSearchLog } from './search-log.ts'

const path = '/api/admin/search-words'

async function found({ app }: TestShop, q: string) {
  const answer = await app.request(`/api/search?${new URLSearchParams({ q })}`)
  const { items, total, leftOut } = SearchAnswer.parse(await answer.json())
  return { total, leftOut, first: items[0]?.name ?? null }
}

const missed = async (owner: Shopper) =>
  z.array(MissedSearch).parse(JSON.parse((await owner.get('/api/admin/missed-searches')).text))

onBothEngines('what the owner teaches the search', (testShop) => {
  let owner: Shopper
  beforeAll(async () => {
    await saveDemoCatalogue(testShop().shop)
    owner = await signedIn(testShop(), 'owner')
  })

  it('is found from the next search on, in other scripts too, and forgotten with it', async () => {
    expect(await found(testShop(), 'samuthrika')).toMatchObject({ total: 0 })
    const silk = await found(testShop(), 'black silk')
    const form = { said: ' Samuthrika ', meant: 'black silk' }
    const made = must(await owner.post(path, form)).as(SearchWord)
    expect(made).toMatchObject({ said: 'Samuthrika', meant: 'black silk', finds: silk.total })
    for (const q of ['samuthrika', 'சமுத்ரிகா', 'samuthrika saree']) {
      expect([q, await found(testShop(), q)]).toEqual([q, silk])
    }
    const nothing = must(await owner.put(`${path}/${made.id}`, { said: 'Samuthrika', meant: '' }))
    expect(nothing.as(SearchWord).meant).toBe('')
    const red = await found(testShop(), 'red')
    expect(await found(testShop(), 'samuthrika red')).toEqual(red)
    must(await owner.del(`${path}/${made.id}`))
    expect(await found(testShop(), 'samuthrika')).toMatchObject({ total: 0 })
    expect((await owner.del(`${path}/${made.id}`)).status).toBe(404)
  })

  it('comes before what the shop itself knows', async () => {
    const organza = await found(testShop(), 'organza')
    const { id } = must(await owner.post(path, { said: 'lehenga', meant: 'organza' })).body
    expect(await found(testShop(), 'lehenga')).toEqual(organza)
    must(await owner.del(`${path}/${id}`))
  })

  it('is taught once, and refuses to write over what somebody else changed', async () => {
    const made = must(await owner.post(path, { said: 'Aadi', meant: 'festive' })).as(SearchWord)
    const again = await owner.post(path, { said: 'AADI!', meant: 'cotton' })
    expect([again.status, again.body['errors']]).toEqual([
      409,
      { said: 'There is a search word like this already.' },
    ])
    const other = must(await owner.post(path, { said: 'Thai', meant: 'silk' })).as(SearchWord)
    expect((await owner.put(`${path}/${other.id}`, { said: 'aadi', meant: 'silk' })).status).toBe(
      409,
    )
    must(await owner.put(`${path}/${made.id}`, { said: 'Aadi', meant: 'cotton' }))
    const late = await owner.put(`${path}/${made.id}`, {
      ...{ said: 'Aadi', meant: 'linen', version: made.version },
    })
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('"meant":"cotton"')])
    const list = z.array(SearchWord).parse(JSON.parse((await owner.get(path)).text))
    expect(list.map(({ said, meant }) => [said, meant])).toEqual([
      ['Aadi', 'cotton'],
      ['Thai', 'silk'],
    ])
    for (const { id } of list) must(await owner.del(`${path}/${id}`))
  })

  it('shows beforehand the first six that it would find, and which words say nothing', async () => {
    const preview = async (meant: string) =>
      must(await owner.get(`${path}/preview?${new URLSearchParams({ meant })}`)).as(SearchPreview)
    const linen = await preview('linen zxcvb')
    expect([linen.items.length, linen.total, linen.leftOut]).toEqual([5, 5, ['zxcvb']])
    expect((await preview('silk')).items).toHaveLength(6)
    expect(await preview('')).toEqual({ items: [], total: 0, leftOut: [] })
  })

  it.each([
    ['said', { said: '?!', meant: 'silk' }],
    ['said', { said: 'x'.repeat(61), meant: 'silk' }],
    ['meant', { said: 'x', meant: 'y'.repeat(201) }],
  ])('says which field is wrong: %s', async (field, form) => {
    const reply = await owner.post(path, form)
    expect([reply.status, Object.keys(Object(reply.body['errors']))]).toEqual([400, [field]])
  })

  it('is read by a packer, changed by none but owner and manager', async () => {
    const packer = await signedIn(testShop(), 'packer')
    expect((await packer.get(path)).status).toBe(200)
    expect((await packer.post(path, { said: 'a', meant: 'b' })).status).toBe(403)
    expect((await newShopper(testShop()).get('/api/admin/missed-searches')).status).toBe(401)
  })

  it('counts what is searched for and not found, cached answers too, until it is taught', async () => {
    const { shop, clock } = testShop()
    await shop.db.write((tx) => tx.deleteFrom('search_log').execute())
    const log = openSearchLog(shop)
    const ask = (q: string, more = '') =>
      log.note(`/api/search?${new URLSearchParams({ q })}${more}`)
    for (const q of ['tholkappu', 'Tholkappu!', 'tholkappu', 'red silk', 'ship to usa']) ask(q)
    for (const q of ['silk zxcvb', 'asha@example.in', '98400 12345']) ask(q)
    ask('tholkappu', '&page=2')
    log.note('/ta/products?q=%E0%AE%95%E0%AE%A4%E0%AE%B5%E0%AF%81')
    log.note('/products/kasavu')
    await log.written()
    ask('tholkappu')
    await log.written()
    const rows = await shop.db.read.selectFrom('search_log').selectAll().orderBy('query').execute()
    expect(
      rows.map(({ query, language, times, found: finds }) => [query, language, times, finds > 0]),
    ).toEqual([
      ['red silk', 'en', 1, true],
      ['silk zxcvb', 'en', 1, true],
      ['tholkappu', 'en', 4, false],
      ['கதவு', 'ta', 1, false],
    ])
    const list = await missed(owner)
    expect(list.map(({ query, times, leftOut }) => [query, times, leftOut])).toEqual([
      ['tholkappu', 4, ['tholkappu']],
      ['silk zxcvb', 1, ['zxcvb']],
      ['கதவு', 1, ['கதவு']],
    ])
    const { id } = must(await owner.post(path, { said: 'tholkappu', meant: 'cotton' })).body
    expect((await missed(owner)).map(({ query }) => query)).toEqual(['silk zxcvb', 'கதவு'])
    must(await owner.del(`${path}/${id}`))
    clock.now += 89 * 86_400_000
    await forgetOldSearches(shop)
    expect(await missedSearches(shop)).toHaveLength(3)
    clock.now += 2 * 86_400_000
    await forgetOldSearches(shop)
    expect(await missedSearches(shop)).toEqual([])
    clock.now -= 91 * 86_400_000
  })

  it('a crowd of nonsense stays a hundred rows a minute', async () => {
    const { shop } = testShop()
    await shop.db.write((tx) => tx.deleteFrom('search_log').execute())
    const log = openSearchLog(shop)
    for (let at = 0; at < 200; at++) log.note(`/api/search?q=zq${at}`)
    await log.written()
    const { count } = await shop.db.read
      .selectFrom('search_log')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(100)
  })
})
