import { expect, it } from 'vitest'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { readPdf } from '#test/read-pdf.ts'
import { newShopper } from '#test/shopper.ts'

onBothEngines('the invoice of an order', (testShop) => {
  const invoice = async (token: string) => {
    const reply = await testShop().app.request(`/api/orders/${token}/invoice`)
    const isPdf = reply.headers.get('content-type') === 'application/pdf'
    return { reply, pages: isPdf ? readPdf(Buffer.from(await reply.arrayBuffer())) : [] }
  }

  it('says who sold what to whom, for how much, under its number', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { name: 'Kasavu & gold', price: 4000, stock: 9 })
    const times = { created_at: 0, updated_at: 0 }
    const coupon = { code: 'WELCOME10', kind: 'percent' as const, percent: 10, ...times }
    await shop.db.write((tx) => tx.insertInto('coupons').values(coupon).execute())
    must(await guest.post('/api/cart/lines', { productId: id, quantity: 2 }))
    must(await guest.put('/api/cart/coupon', { code: 'WELCOME10' }))
    const { token } = (await order(guest)).as(PlacedOrder)
    const { number, invoiceNumber } = (await guest.get(`/api/orders/${token}`)).as(Order)
    const { reply, pages } = await invoice(token)
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="${invoiceNumber}.pdf"`,
    )
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    expect(pages).toHaveLength(1)
    for (const text of [
      ...[`Invoice ${invoiceNumber}`, `Order ${number}`, 'Meena Raman', '12 North Mada Street'],
      ...['Kasavu & gold', '₹4,000', '₹8,000', 'Subtotal', 'Shipping', 'Total'],
      ...['WELCOME10', '₹800', '₹7,200'],
      'All prices include all taxes.',
    ]) {
      expect(pages[0]).toContain(text)
    }
    expect(pages[0]).not.toMatch(/GST/)
  })

  it('goes on over as many pages as it needs', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const name = `A saree of ${'very '.repeat(12)}many words`
    const ids: number[] = []
    for (let at = 0; at < 30; at += 1) ids.push(await addPiece(shop, { price: 900, name }))
    await fill(guest, ...ids)
    const { token } = (await order(guest)).as(PlacedOrder)
    const { pages } = await invoice(token)
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.join('\n').match(/very\s+many words/g)).toHaveLength(30)
    expect(pages.at(-1)).toContain('All prices include all taxes.')
  })

  it('404 while there is none, and for whoever has no link', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(shop))
    const { token } = (await order(guest)).as(PlacedOrder)
    await shop.db.write((tx) =>
      tx.updateTable('orders').set({ invoice_number: null }).where('token', '=', token).execute(),
    )
    expect((await invoice(token)).reply.status).toBe(404)
    expect((await invoice('A'.repeat(22))).reply.status).toBe(404)
    expect((await invoice('')).reply.status).toBe(404)
  })
})
