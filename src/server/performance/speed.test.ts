import { expect, it } from 'vitest'
import { onNewShops } from '#test/on-both-engines.ts'
import { todayOf } from './today.ts'
import { createVitalsBook } from './vitals.ts'

onNewShops('what visits report', (testShop) => {
  it('is kept as counts and answered as the 75th percentile, all pages first', async () => {
    const { shop } = testShop()
    const book = createVitalsBook(shop)
    for (const value of [1000, 2000, 3000, 8000]) {
      book.take({ path: '/product/x?y=1', metrics: [{ name: 'LCP', value }] })
    }
    book.take({ path: '/', metrics: [{ name: 'CLS', value: 0.1 }] })
    await book.flush()
    book.take({ path: '/', metrics: [{ name: 'LCP', value: 500 }] })
    const figures = await book.figures()
    expect(figures.map(({ name, path, count }) => [name, path, count])).toEqual([
      ['LCP', undefined, 5],
      ['LCP', '/product/:slug', 4],
      ['LCP', '/', 1],
      ['CLS', undefined, 1],
      ['CLS', '/', 1],
    ])
    expect(figures[0]?.p75).toBeGreaterThan(2900)
    expect(figures[0]?.p75).toBeLessThan(3100)
    expect(figures[3]?.p75).toBeCloseTo(0.1, 2)
  })

  it('counts visits by the day in India', async () => {
    const { shop } = testShop()
    const book = createVitalsBook(shop)
    for (let visit = 0; visit < 6; visit += 1) {
      book.take({ path: '/', metrics: [{ name: 'LCP', value: 500 }] })
    }
    await book.flush()
    const { visits, sales, unsetProfile } = await todayOf(shop, { role: 'owner' })
    expect(visits).toHaveLength(14)
    expect(visits.at(-1)).toEqual({ day: '2026-01-15', count: 6 })
    expect(sales.at(-1)).toEqual({ day: '2026-01-15', orders: 0, rupees: 0 })
    expect(unsetProfile).toContain('whatsapp')
  })

  it('takes a report from anybody and refuses what is none', async () => {
    const { app } = testShop()
    const send = (body: unknown) =>
      app.request('/api/vitals', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await send({ path: '/', metrics: [{ name: 'INP', value: 80 }] })).status).toBe(204)
    expect((await send({ path: '/', metrics: [{ name: 'INP', value: -1 }] })).status).toBe(400)
    expect((await send({ path: '/', metrics: [{ name: 'XYZ', value: 1 }] })).status).toBe(400)
  })

  it('tells its figures to staff only', async () => {
    const { app } = testShop()
    expect((await app.request('/api/admin/performance')).status).toBe(401)
    expect((await app.request('/api/admin/today')).status).toBe(401)
  })
})
