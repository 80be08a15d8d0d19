import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onBothEngines } from '#test/on-both-engines.ts'
import { networkOf, wideNetworkOf } from './client-address.ts'
import { countTry, forgetTries, takeBackTry } from './rate-limit.ts'

const limit = { name: 'test', most: 3, windowMs: 60_000 }
const wide = { name: 'test-all', most: 1000, windowMs: 60_000 }

onBothEngines('limits', (testShop) => {
  it('the fourth try of three is refused until the window ends, and says for how long', async () => {
    const { shop, clock } = testShop()
    const counters = [{ limit, subject: 'one' }]
    for (let n = 0; n < 3; n++) await countTry(shop, counters)
    clock.now += 20_000
    await expect(countTry(shop, counters)).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 40,
    })
    await expect(countTry(shop, [{ limit, subject: 'other' }])).resolves.toBeUndefined()
    clock.now += 40_000
    await expect(countTry(shop, counters)).resolves.toBeUndefined()
  })

  it('a try that is refused by one counter is not counted by the others', async () => {
    const { shop } = testShop()
    const subject = 'hammered'
    for (let n = 0; n < 3; n++) await countTry(shop, [{ limit, subject }])
    const narrow = { ...wide, name: 'narrow', most: 1 }
    for (let n = 0; n < 5; n++) {
      const both = [
        { limit, subject },
        { limit: narrow, subject: 'all' },
      ]
      await expect(countTry(shop, both)).rejects.toMatchObject({ code: 'too_many_requests' })
    }
    await expect(countTry(shop, [{ limit: narrow, subject: 'all' }])).resolves.toBeUndefined()
  })

  it('what another process counted counts here too', async () => {
    const { shop } = testShop()
    const counters = [{ limit, subject: 'shared' }]
    const other = { ...shop }
    for (let n = 0; n < 3; n++) await countTry(other, counters)
    await expect(countTry(shop, counters)).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  it('fifty at once: exactly as many pass as may', async () => {
    const { shop } = testShop()
    const ten = { name: 'ten', most: 10, windowMs: 60_000 }
    const tries = Array.from({ length: 50 }, () =>
      countTry(shop, [
        { limit: ten, subject: 'flood' },
        { limit: wide, subject: 'everyone' },
      ]).then(
        () => true,
        () => false,
      ),
    )
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(10)
  })

  it('a try can be taken back, and all of them forgotten', async () => {
    const { shop } = testShop()
    const counters = [{ limit, subject: 'forgiven' }]
    for (let n = 0; n < 3; n++) await countTry(shop, counters)
    await shop.db.write((tx) => takeBackTry(tx, counters))
    await countTry(shop, counters)
    await expect(countTry(shop, counters)).rejects.toMatchObject({ code: 'too_many_requests' })
    await shop.db.write((tx) => forgetTries(shop, tx, counters))
    await expect(countTry(shop, counters)).resolves.toBeUndefined()
  })

  it('the counters hold nobody’s name or address', async () => {
    const { shop } = testShop()
    await countTry(shop, [{ limit, subject: 'lakshmi@example.in 203.0.113.7' }])
    const rows = await shop.db.read.selectFrom('rate_limits').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/lakshmi|203\.0/)
  })
})

describe('networks', () => {
  it('an IPv6 customer is one network, an IPv4 address is one, mapped or not', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64')
    expect(networkOf('2001:0db8:0001:0002::')).toBe('2001:db8:1:2::/64')
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
    expect(networkOf('unknown')).toBe('unknown')
    expect(wideNetworkOf('2001:db8:1:2::9')).toBe('2001:db8:1::/48')
    expect(wideNetworkOf('2001:db8:1:ffff:3:4:5:6')).toBe('2001:db8:1::/48')
    expect(wideNetworkOf('203.0.113.7')).toBe('203.0.113.7')
  })

  it('every spelling of an address in one /64 gives one network', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        expect(networkOf(networkOf(address).replace('/64', ''))).toBe(networkOf(address))
      }),
    )
  })
})
