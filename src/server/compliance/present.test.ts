import { expect, it } from 'vitest'
import { checkIds } from '#domain/compliance/check.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper } from '#test/shopper.ts'
import { issuedGstin, registerShop } from '#test/tax-shop.ts'
import { daysOf, presentCompliance, refuseRedReturn } from './present.ts'

// What the owner is told of the law's checks, and which of them a return waits for.

const december = { period: '122025', from: '2025-12-01', to: '2025-12-31' }
const placeholder =
  'This GSTIN is a placeholder that was never issued to anybody. Enter the one of your registration certificate.'

onNewShops('the law’s checks', (testShop) => {
  const told = (period?: string) => {
    const { shop } = testShop()
    return presentCompliance(shop, shop.db.read, period)
  }
  const closing = () => refuseRedReturn(testShop().shop, testShop().shop.db.read, december)
  const waive = (period: string) => {
    const by = { words: 'A trial', user_id: null, created_at: 1 }
    const row = { period, check_id: 'C2' as const, ...by }
    return testShop().shop.db.write((tx) =>
      tx.insertInto('compliance_waivers').values(row).execute(),
    )
  }

  it('are all told in their order, each with what was found in words and by code', async () => {
    const { checks, red, amber, waitsFor } = await told()
    expect(checks.map(({ id }) => id)).toEqual(checkIds)
    expect(checks.slice(1, 4)).toStrictEqual([
      {
        ...{ id: 'C2', state: 'green', waived: null },
        found: [{ code: 'gstin-not-needed', params: {} }],
        words: 'A shop without a registration needs no GSTIN.',
      },
      {
        ...{ id: 'C3', state: 'green', waived: null },
        found: [{ code: 'hsn-not-needed', params: {} }],
        words: 'Only a regular seller has to print the HSN.',
      },
      {
        ...{ id: 'C4', state: 'green', waived: null },
        found: [{ code: 'numbers-whole', params: {} }],
        words: 'No number that was given is missing or stands twice.',
      },
    ])
    expect(checks.filter(({ state }) => state === 'red').map(({ id }) => id)).toEqual(['C1'])
    expect([red, amber, waitsFor]).toEqual([1, 1, []])
  })

  it('a return waits for what is red of its documents, and for nothing else that is red', async () => {
    await registerShop(testShop())
    const writer = newShopper(testShop())
    const form = { name: 'Asha', email: 'a@example.in', message: 'The border came off.' }
    must(await writer.post('/api/complaints', form), 201)
    testShop().clock.now += 40 * 86_400_000
    const found = await told('122025')
    const reds = found.checks.filter(({ state }) => state === 'red').map(({ id }) => id)
    expect(reds).toEqual(['C2', 'C11'])
    expect([found.red, found.waitsFor]).toEqual([2, ['C2']])
    expect((await told()).waitsFor).toEqual([])
  })

  it('what is waived of a period stays red and is waited for no more, of that period alone', async () => {
    await registerShop(testShop())
    await waive('122025')
    const { checks, waitsFor, red } = await told('122025')
    expect(checks.find(({ id }) => id === 'C2')).toMatchObject({ state: 'red', waived: 'A trial' })
    expect([red, waitsFor]).toEqual([1, []])
    expect((await told('012026')).waitsFor).toEqual(['C2'])
    expect((await told()).checks.every(({ waived }) => waived === null)).toBe(true)
  })

  it('a return with something red is refused with what is red, and made once it is waived or mended', async () => {
    await registerShop(testShop())
    const found = [{ code: 'gstin-placeholder', params: {} }]
    await expect(closing()).rejects.toMatchObject({
      ...{ refusal: 'return-has-reds', current: { checks: ['C2'] } },
      params: { words: [`C2: ${placeholder}`], told: [{ id: 'C2', found }] },
    })
    await waive('122025')
    await expect(closing()).resolves.toBeUndefined()
    await testShop().shop.db.write((tx) => tx.deleteFrom('compliance_waivers').execute())
    await testShop().shop.db.write((tx) => tx.deleteFrom('tax_settings').execute())
    await registerShop(testShop(), { gstin: issuedGstin })
    await expect(closing()).resolves.toBeUndefined()
  })

  it('a period has the days of its month, or of its quarter where the shop files so', async () => {
    const days = (period: string) => daysOf(testShop().shop.db.read, period)
    const [january, march] = [
      { from: '2026-01-01', to: '2026-01-31' },
      { from: '2026-03-01', to: '2026-03-31' },
    ]
    expect([await days('012026'), await days('032026')]).toEqual([january, march])
    await expect(days('132026')).rejects.toMatchObject({ refusal: 'no-month' })
    await expect(days('132026')).rejects.toHaveProperty('fields.period')
    await registerShop(testShop(), { filing: 'quarterly' })
    expect([await days('012026'), await days('032026')]).toEqual([
      january,
      { ...january, to: '2026-03-31' },
    ])
  })
})
