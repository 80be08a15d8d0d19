import { beforeAll, expect, it } from 'vitest'
import type { StockPage } from '#contract/catalog/admin-types.ts'
import { policy } from '#domain/policy.ts'
import type { Browser } from '#test/browser.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { makePerson, signInWithPassword } from '#test/people.ts'
import { seedLarge } from '../app/seed/large.ts'

onBothEngines('the table of the admin area', (testShop) => {
  let owner: Browser
  const list = async (query: string) => {
    const { status, body } = await owner.get(`/api/admin/stock?${query}`)
    expect(status).toBe(200)
    return body as unknown as StockPage // The call's own answer.
  }

  beforeAll(async () => {
    const { shop, app } = testShop()
    await seedLarge(shop, 300)
    owner = await signInWithPassword(app, await makePerson(shop, { role: 'owner' }))
  })

  it.each(['price', 'stock', 'created', 'updated'] as const)(
    'sorts by %s, both ways',
    async (sort) => {
      const rising = await list(`sort=${sort}&order=asc&size=200`)
      const values = rising.items.map((item) =>
        sort === 'price'
          ? item.currentPrice
          : sort === 'stock'
            ? item.stock
            : Date.parse(sort === 'created' ? item.createdAt : item.updatedAt),
      )
      expect(values).toEqual(values.toSorted((a, b) => a - b))
      const falling = await list(`sort=${sort}&order=desc&size=200`)
      expect(falling.items[0]?.id).not.toBe(rising.items[0]?.id)
    },
  )

  it('sorts by category, names its pages, and shows every product once', async () => {
    const pages = []
    for (let page = 1; page <= 6; page++)
      pages.push(await list(`sort=category&order=asc&page=${page}`))
    expect(pages[0]).toMatchObject({ total: 300, pages: 6, page: 1 })
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(300)
    const names = pages.flatMap(({ items }) => items.map(({ category }) => category ?? ''))
    expect([...new Set(names)]).toHaveLength(new Set(names).size)
    expect(names.filter((name, at) => name !== names[at - 1])).toHaveLength(new Set(names).size)
  })

  it('finds by name, code and slug whatever the letters, and takes signs as signs', async () => {
    const [first] = (await list('size=1')).items
    for (const text of [first?.code.toLowerCase(), first?.slug, first?.name.toUpperCase()]) {
      const found = await list(`q=${encodeURIComponent(text ?? '')}`)
      expect(found.items.map(({ id }) => id)).toContain(first?.id)
    }
    expect((await list('q=%25')).total).toBe(0)
    expect((await list('q=_____')).total).toBe(0)
  })

  it('tells apart what is low, sold out, without picture and archived', async () => {
    const low = await list('state=low&size=200')
    for (const item of low.items) {
      expect(item.stock).toBeGreaterThan(0)
      expect(item.stock).toBeLessThanOrEqual(policy.lowStock)
      expect(item.isLow).toBe(true)
    }
    const gone = await list('state=sold-out&size=200')
    expect(gone.items.every(({ stock }) => stock === 0)).toBe(true)
    expect((await list('state=no-picture')).total).toBe(300)
    expect((await list('state=archived')).total).toBe(0)
    expect((await list('page=99')).items).toEqual([])
  })
})
