import { expect, it } from 'vitest'
import { onNewShops } from '#test/on-both-engines.ts'
import { numbersOfSale, orderNumberFor } from './numbers.ts'

onNewShops('the numbers of orders', (testShop) => {
  const saleAt = (at: number) => testShop().shop.db.write((tx) => numbersOfSale(tx, at))
  const waitingAt = (at: number) => testShop().shop.db.write((tx) => orderNumberFor(tx, at))

  it('follow each other, whether the money is there or comes later', async () => {
    const { now } = testShop().clock
    expect(await saleAt(now)).toMatchObject({ number: 'PAL-2026-000001' })
    expect(await waitingAt(now)).toBe('PAL-2026-000002')
    expect(await saleAt(now)).toMatchObject({ number: 'PAL-2026-000003' })
  })

  it('leave no gap where a sale fails after it had them', async () => {
    const { shop, clock } = testShop()
    await saleAt(clock.now)
    const failed = shop.db.write(async (tx) => {
      await numbersOfSale(tx, clock.now)
      throw new Error('the disk is full')
    })
    await expect(failed).rejects.toThrow('the disk is full')
    expect(await saleAt(clock.now)).toMatchObject({ number: 'PAL-2026-000002' })
  })

  it('come with the next version of the catalogue', async () => {
    const { now } = testShop().clock
    const [one, other] = [await saleAt(now), await saleAt(now)]
    expect(other.revision).toBe(one.revision + 1)
  })

  it('begin anew with the year of India, in January', async () => {
    const newYear = Date.UTC(2026, 11, 31, 18, 30)
    expect(await waitingAt(newYear - 1)).toMatch(/^PAL-2026-/)
    expect(await waitingAt(newYear)).toBe('PAL-2027-000001')
  })
})
