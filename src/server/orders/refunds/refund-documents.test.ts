import { expect, it } from 'vitest'
import { Document, DocumentPage } from '#contract/documents/types.ts'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { type AnOrder, anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { readPdf } from '#test/read-pdf.ts'
import { signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'

onNewShops('money that comes before the goods and money that goes back', (testShop) => {
  const owner = () => signedIn(testShop(), 'owner')
  const documents = async () =>
    (await (await owner()).get('/api/admin/documents')).as(DocumentPage).items.reverse()
  const numbers = async () => (await documents()).map(({ number, total }) => `${number} ${total}`)
  const staffOrder = async ({ id }: AnOrder) =>
    (await (await owner()).get(`/api/admin/orders/${id}`)).as(StaffOrder)
  const give = async (made: AnOrder, amount: number, more: object = {}) =>
    (await owner()).post(`/api/admin/orders/${made.id}/refunds`, { amount, method: 'upi', ...more })
  const receive = async (returnId: number, closing?: object) => {
    const desk = `/api/admin/returns/${returnId}`
    must(await (await owner()).post(`${desk}/decision`, { isApproved: true }))
    must(await (await owner()).post(`${desk}/receipt`, { isRestocked: true }))
    if (closing) return (await owner()).post(`${desk}/closing`, { refund: closing })
    return undefined
  }
  const pageOf = async (made: AnOrder, number: string) => {
    const reply = await testShop().app.request(`/api/orders/${made.token}/documents/${number}`)
    return readPdf(Buffer.from(await reply.arrayBuffer())).join('\n')
  }
  const paid = async (options: Parameters<typeof anOrder>[1] = {}) => {
    await openForBusiness(testShop())
    const made = await anOrder(testShop(), { method: 'upi', ...options })
    await made.staff('payments')
    return made
  }

  it('an advance has a receipt voucher with its tax, and a cancelled order a refund voucher of it', async () => {
    await registerShop(testShop())
    const made = await paid({ price: 10_660 })
    expect(await numbers()).toEqual(['RV-2526-000001 10660'])
    const voucher = await pageOf(made, 'RV-2526-000001')
    for (const text of [
      ...['Receipt voucher RV-2526-000001', 'Received from', 'Meena Raman', 'Reverse charge: No'],
      ...['₹10,152.38', 'CGST ₹253.81', 'Place of supply 33-Tamil Nadu', 'Kanjivaram in arakku'],
    ])
      expect(voucher).toContain(text)
    await made.staff('moves', { to: 'cancelled' })
    expect(await numbers()).toHaveLength(1)
    must(await give(made, 4000))
    must(await give(made, 6660))
    expect(await numbers()).toEqual([
      ...['RV-2526-000001 10660', 'RF-2526-000001 4000', 'RF-2526-000002 6660'],
    ])
    const order = await staffOrder(made)
    expect(order).toMatchObject({ state: 'refunded', refunded: 10_660, credited: 10_660 })
    expect(order.refunds.map(({ kind, documentNumber }) => [kind, documentNumber])).toEqual([
      ['refund-voucher', 'RF-2526-000001'],
      ['refund-voucher', 'RF-2526-000002'],
    ])
    const all = await Promise.all(
      (await documents()).map(async ({ id }) =>
        (await (await owner()).get(`/api/admin/documents/${id}`)).as(Document),
      ),
    )
    const [received, ...back] = all
    for (const head of ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const)
      expect(back.reduce((sum, one) => sum + Math.round(one[head] * 100), 0)).toBe(
        Math.round((received?.[head] ?? 0) * 100),
      )
    expect(await pageOf(made, 'RF-2526-000001')).toContain('For RV-2526-000001 of')
  })

  it('a composition dealer names no tax in it, and whoever is not registered gives none', async () => {
    const plain = await paid()
    await plain.staff('moves', { to: 'cancelled' })
    must(await give(plain, 6000))
    expect(await numbers()).toEqual([])
    expect((await staffOrder(plain)).refunds).toMatchObject([
      { kind: 'refund-voucher', documentNumber: null },
    ])
    await registerShop(testShop(), { registration: 'composition' })
    const made = await paid()
    const voucher = await pageOf(made, 'RV-2526-000001')
    expect(voucher).toContain('Composition taxable person')
    expect(voucher).not.toMatch(/CGST|taxable ₹|Reverse charge/)
  })

  it('cash at the door and a sale over the counter are no advance', async () => {
    await registerShop(testShop())
    await openForBusiness(testShop())
    const cash = await anOrder(testShop())
    await cash.staff('parcels', { carrier: 'DTDC' })
    await cash.staff('payments')
    const sale = {
      ...{ channel: 'exhibition', contact: { mobile: '9876500000' }, fullName: 'Walk-in' },
      lines: [{ productId: cash.productId, quantity: 1 }],
      ...{ paymentMethod: 'cod', isPaid: true },
    }
    must(await (await owner()).post('/api/admin/orders', sale))
    expect(await numbers()).toEqual(['INV-2526-000001 6050', 'INV-2526-000002 6000'])
  })

  it('a refund after the invoice names the credit note that leaves as much, or is goodwill', async () => {
    await registerShop(testShop())
    const made = await paid({ price: 1500, quantity: 3 })
    await made.staff('parcels', { carrier: 'DTDC' })
    await made.staff('moves', { to: 'delivered' })
    const early = await give(made, 1000)
    expect([early.status, early.body['message']]).toEqual([
      409,
      'Credit notes of this order leave ₹0.00 to give back. Please make a credit note first, or give the money as goodwill.',
    ])
    must(await give(made, 100, { isGoodwill: true }))
    const [first, second] = [await made.askBack(), await made.askBack()]
    await receive(first)
    const closing = { amount: 1500, method: 'upi' }
    must((await receive(second, closing)) ?? { status: 500, text: 'not closed' })
    const both = await staffOrder(made)
    expect(both).toMatchObject({ state: 'delivered', credited: 3000, refunded: 1600 })
    expect((await give(made, 1500.01)).status).toBe(409)
    must(await give(made, 1400))
    const order = await staffOrder(made)
    expect(
      order.refunds.map(({ amount, kind, documentNumber }) => [amount, kind, documentNumber]),
    ).toEqual([
      [100, 'goodwill', null],
      [1500, 'credit-note', 'CN-2526-000002'],
      [1400, 'credit-note', 'CN-2526-000001'],
    ])
  })

  it('an order that came back without its delivery is refunded once its notes are', async () => {
    await registerShop(testShop())
    const made = await paid({ price: 2000 })
    await made.staff('parcels', { carrier: 'DTDC' })
    await made.staff('moves', { to: 'returned', cause: 'refused', isRestocked: true })
    const today = async () => (await (await owner()).get('/api/admin/today')).body['owedOrders']
    expect(await today()).toBe(1)
    expect(await staffOrder(made)).toMatchObject({ state: 'returned', credited: 2000, paid: 2250 })
    const listed = await (await owner()).get('/api/admin/orders?money=refund')
    expect(listed.body['total']).toBe(1)
    must(await give(made, 2000))
    expect(await staffOrder(made)).toMatchObject({ state: 'refunded', refunded: 2000 })
    expect(await today()).toBe(0)
    expect(await numbers()).toEqual([
      ...['RV-2526-000001 2250', 'INV-2526-000001 2250', 'CN-2526-000001 2000'],
    ])
  })
})
