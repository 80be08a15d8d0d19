import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app/app.ts'
import { createShop } from '#server/app/create-shop.ts'
import { createLease } from '#server/platform/media/lease.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { enqueue } from './jobs.ts'
import { performDue } from './perform.ts'
import { claimJob, renewLease } from './queries.ts'
import { enqueueScheduled } from './schedule.ts'

const skewMs = 180_000

describe('two machines whose clocks differ by three minutes, on one PostgreSQL', () => {
  let testShop: TestShop
  let fast: Shop
  let slow: Shop
  beforeEach(async () => {
    testShop = await createTestShop({ engine: 'postgres' })
    const machine = (offMs: number) =>
      createShop(testShop.shop.config, { now: () => Date.now() + offMs, hasOwnClock: true })
    fast = await machine(skewMs)
    slow = await machine(0)
  })
  afterEach(async () => {
    await fast.close()
    await slow.close()
    await testShop.close()
  })

  const claim = (shop: Shop) => claimJob(shop.db, ['note'], shop.now(), 60_000, shop.leaseClock)

  it('do no job twice: the lease of one counts for the other', async () => {
    await slow.db.write((tx) => enqueue(tx, slow.now(), 'note', {}))
    const held = await claim(slow)
    expect(held).toBeDefined()
    expect(await claim(fast)).toBeUndefined()
    const renewed = { id: held?.id ?? 0, attempts: held?.attempts ?? 0 }
    await slow.db.write((tx) => renewLease(tx, renewed, slow.leaseClock(60_000)))
    expect(await claim(fast)).toBeUndefined()
    // One that has run out is taken over by either.
    await slow.db.write((tx) => renewLease(tx, renewed, slow.leaseClock(-1)))
    expect(await claim(fast)).toBeDefined()
    expect(await claim(slow)).toBeUndefined()
  })

  it('do what the clock asks for once a turn', async () => {
    let done = 0
    const sweep = async () => {
      done += 1
    }
    for (const shop of [slow, fast, slow]) {
      await enqueueScheduled(shop, { sweep: { everyMs: 60_000 } })
      await performDue(shop, { sweep })
    }
    expect(done).toBe(1)
  })

  it('make the slow picture sizes on one of them', async () => {
    const [one, other] = [createLease(slow, 'lease:test'), createLease(fast, 'lease:test')]
    expect(await one.hold()).toBe(true)
    expect(await other.hold()).toBe(false)
  })

  it('say on /readyz which of them is wrong', async () => {
    const ready = async (shop: Shop) => (await createApp(shop).request('/readyz')).text()
    expect(await ready(slow)).toBe('ready')
    expect(await ready(fast)).toBe("ready\nwarning: this machine's clock is off the database's")
  })
})
