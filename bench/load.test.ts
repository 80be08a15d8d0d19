import { expect, it } from 'vitest'
import { openGrounds } from './grounds.ts'
import { loadTrial } from './load-trial.ts'
import { kindOf } from './stop-watch.ts'

it('answers every request of a mixed hour, and keeps every order once', async () => {
  const grounds = await openGrounds('sqlite')
  try {
    const hour = { seconds: 1, visitors: 15, steps: 15, thinkMs: 60 }
    const trial = await loadTrial(await grounds.another(), 1, hour)
    expect(trial.watch.faults).toEqual([])
    expect(trial.requests).toBeGreaterThanOrEqual(15 * 15)
    expect(trial.ledger.confirmed.size).toBeGreaterThan(0)
    expect(trial.books).toMatchObject({ lost: 0, doubled: 0, isAddingUp: true, isStockSame: true })
    expect([...trial.watch.times.keys()]).toEqual(
      expect.arrayContaining(['home', 'category', 'listing', 'detail', 'search', 'cart', 'order']),
    )
    expect(trial.cpuMs).toBeGreaterThan(0)
  } finally {
    await grounds.close()
  }
})

it('knows every kind of request by its address', () => {
  const kinds = {
    ...{ '/': 'home', '/products': 'listing', '/products?fabrics=Silk': 'listing' },
    ...{ '/products/gadwal': 'category', '/products?sort=latest&q=kasavu': 'search' },
    ...{ '/product/red': 'detail', '/api/search/suggestions?q=kas': 'suggestions' },
    ...{ '/cart': 'cart', '/api/cart/lines': 'cart', '/api/checkout?pin=600004': 'checkout' },
    ...{ '/api/orders': 'order', '/robots.txt': 'other' },
  }
  for (const [path, kind] of Object.entries(kinds)) {
    expect(kindOf(`http://127.0.0.1:3000${path}`)).toBe(kind)
  }
})
