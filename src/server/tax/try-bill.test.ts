import { expect, it } from 'vitest'
import { BillAnswer } from '#contract/tax/try-types.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'

const silk = { taxClass: 'fabric', hsn: '5007', price: 10_660 }
const blouse = { taxClass: 'garment', hsn: '6206', price: 3200 }

onNewShops('an imagined sale', (testShop) => {
  const reply = async (form: object) =>
    (await signedIn(testShop(), 'owner')).post('/api/admin/bills/try', form)
  const tried = async (form: object) => must(await reply(form)).as(BillAnswer)

  it('has the rows, heads and total of a real one, to the paisa', async () => {
    await registerShop(testShop())
    const { bill } = await tried({ lines: [silk, blouse], discount: 1000, delivery: 250 })
    expect(bill).toMatchObject({
      ...{ kind: 'tax-invoice', placeName: '33-Tamil Nadu', stateTax: 'SGST', total: 13_110 },
      ...{ section: 'b2cs', discount: 1000 },
      rows: [
        { kind: 'goods', line: 0, rate: 5, net: 9890.88, taxable: 9419.88, cgst: 235.5 },
        { kind: 'goods', line: 1, rate: 18, net: 2969.12, taxable: 2516.2, sgst: 226.46 },
        { kind: 'delivery', line: null, hsn: '5007', rate: 5, net: 192.28, taxable: 183.12 },
        { kind: 'delivery', line: null, hsn: '6206', rate: 18, net: 57.72, taxable: 48.92 },
      ],
    })
    expect((await tried({ lines: [silk], stateCode: '34' })).bill).toMatchObject({
      ...{ supply: 'inter', igst: 507.62, cgst: 0, stateTax: null },
    })
    expect((await tried({ lines: [silk], stateCode: '29', isCounter: true })).bill).toMatchObject({
      ...{ supply: 'intra', place: '33' },
    })
    const registered = { lines: [silk], buyerGstin: ' 29zzzfb0000z1zf' }
    expect((await tried(registered)).bill).toMatchObject({ place: '29', section: 'b2b' })
  })

  it('takes the rates and settings of its own day', async () => {
    await registerShop(testShop())
    const rateOn = async (on: string) =>
      (await tried({ lines: [{ ...blouse, price: 1500 }], on })).bill?.byRate[0]?.rate
    expect([await rateOn('2025-09-21'), await rateOn('2025-09-22')]).toEqual([12, 5])
  })

  it('says why the law refuses it', async () => {
    await registerShop(testShop(), { registration: 'composition' })
    expect(await tried({ lines: [silk], stateCode: '29' })).toEqual({
      bill: null,
      refused: 'must-be-regular-to-cross-states',
      reason:
        'The checkout refuses this sale: only a regular seller may sell across states or abroad.',
    })
    expect((await tried({ lines: [silk] })).bill).toMatchObject({
      ...{ kind: 'bill-of-supply', total: 10_660, taxable: 10_660, byRate: [{ rate: null }] },
    })
    await registerShop(testShop())
    const unheard = { lines: [{ ...silk, taxClass: 'unheard' }] }
    expect((await tried(unheard)).refused).toBe('no-rate')
  })

  it('is a plain bill of a shop that has said nothing, wherever it goes', async () => {
    expect((await tried({ lines: [silk], stateCode: '29' })).bill).toMatchObject({
      ...{ kind: 'bill', total: 10_660, placeName: '', stateTax: null },
    })
  })

  it('is no bill to a business where the checkout takes no order of one', async () => {
    await registerShop(testShop(), { turnoverAbove5Crore: true })
    const refused = await tried({ lines: [silk], buyerGstin: '29ZZZFB0000Z1ZF' })
    expect(refused).toMatchObject({ bill: null, refused: 'no-orders-of-businesses' })
    expect(refused.reason).toContain('an invoice to a GSTIN needs an IRN')
    expect((await tried({ lines: [silk] })).bill).toMatchObject({ section: 'b2cs' })
  })

  it('refuses what is no sale, beside the field, and anybody who may not see documents', async () => {
    const fields = async (form: object) => {
      const { status, body } = await reply(form)
      return [status, Object.keys((body['errors'] as object | undefined) ?? {})]
    }
    expect(await fields({ lines: [] })).toEqual([400, ['lines']])
    expect(await fields({ lines: [{ ...silk, quantity: 0 }] })).toEqual([400, ['lines.0.quantity']])
    expect(await fields({ lines: [silk], buyerGstin: '29ZZZFB0000Z1ZA' })).toEqual([
      400,
      ['buyerGstin'],
    ])
    const most = { ...silk, price: 10_000_000, quantity: 999 }
    const { bill } = await tried({ lines: Array.from({ length: 50 }, () => most) })
    expect(bill?.total).toBe(499_500_000_000)
    const stranger = newShopper(testShop())
    expect((await stranger.post('/api/admin/bills/try', { lines: [silk] })).status).toBe(401)
  })

  it('writes nothing', async () => {
    await registerShop(testShop())
    await tried({ lines: [silk] })
    const { read } = testShop().shop.db
    for (const table of ['documents', 'orders', 'audit', 'counters'] as const)
      expect(await read.selectFrom(table).selectAll().execute()).toEqual([])
  })
})
