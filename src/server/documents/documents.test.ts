import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Document, DocumentHead, DocumentPage } from '#contract/documents/types.ts'
import { Order } from '#contract/orders/types.ts'
import { type AnOrder, anOrder } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { readPdf } from '#test/read-pdf.ts'
import { signedIn } from '#test/shopper.ts'
import { demoGstin, registerShop } from '#test/tax-shop.ts'
import { issueInvoice } from './issue-invoice.ts'

onNewShops('the documents of an order', (testShop) => {
  const seen = async ({ guest, token }: AnOrder) =>
    (await guest.get(`/api/orders/${token}`)).as(Order)
  const invoiceOf = (made: AnOrder) => testShop().app.request(`/api/orders/${made.token}/invoice`)
  const bytesOf = async (made: AnOrder) => Buffer.from(await (await invoiceOf(made)).arrayBuffer())
  const listed = async () => {
    const owner = await signedIn(testShop(), 'owner')
    return (await owner.get('/api/admin/documents')).as(DocumentPage).items
  }
  const read = async (id: number) => {
    const owner = await signedIn(testShop(), 'owner')
    return (await owner.get(`/api/admin/documents/${id}`)).as(Document)
  }

  it('there is none before the parcel leaves, and one number for it then', async () => {
    const made = await anOrder(testShop())
    expect((await seen(made)).invoiceNumber).toBeNull()
    expect((await invoiceOf(made)).status).toBe(404)
    await made.staff('moves', { to: 'packed' })
    expect((await seen(made)).invoiceNumber).toBeNull()
    await made.staff('parcels', { carrier: 'DTDC' })
    expect((await seen(made)).invoiceNumber).toBe('B-2526-000001')
    await made.staff('parcels', { carrier: 'DTDC' })
    expect(await listed()).toHaveLength(1)
    expect((await invoiceOf(made)).headers.get('content-disposition')).toBe(
      'attachment; filename="B-2526-000001.pdf"',
    )
    expect((await made.guest.get(`/api/orders/${'A'.repeat(22)}/invoice`)).status).toBe(404)
  })

  it('a shop that has said nothing makes bills, on which no tax is named', async () => {
    const made = await anOrder(testShop(), { price: 4000, method: 'cod' })
    await made.staff('moves', { to: 'packed' })
    await made.staff('moves', { to: 'shipped' })
    const [page] = readPdf(await bytesOf(made))
    for (const text of ['Bill B-2526-000001', 'Meena Raman', '₹4,250.00', 'Four Thousand Two'])
      expect(page).toContain(text)
    expect(page).not.toMatch(/GST|HSN/)
  })

  it('a regular seller at home takes both halves out of the price, to the paisa', async () => {
    await registerShop(testShop())
    const made = await anOrder(testShop(), { price: 10_660 })
    await made.staff('moves', { to: 'packed' })
    await made.staff('moves', { to: 'shipped' })
    const [head] = await listed()
    expect(await read(head?.id ?? 0)).toMatchObject({
      ...{ number: 'INV-2526-000001', kind: 'tax-invoice', place: '33', section: 'b2cs' },
      ...{ taxable: 10_152.38, cgst: 253.81, sgst: 253.81, igst: 0, total: 10_660 },
      words: 'Rupees Ten Thousand Six Hundred Sixty Only',
      rows: [{ kind: 'goods', rate: 5, net: 10_660, quantity: 1 }],
    })
    const [page] = readPdf(await bytesOf(made))
    for (const text of [
      ...['Tax invoice INV-2526-000001', `GSTIN ${demoGstin}`, 'State 33-Tamil Nadu'],
      ...['Place of supply 33-Tamil Nadu', 'Reverse charge: No', 'CGST ₹253.81', 'SGST ₹253.81'],
      ...['₹10,152.38', 'Tamil Nadu (33)', 'R. Meenakshi, authorised signatory', 'SPECIMEN'],
    ])
      expect(page).toContain(text)
  })

  it('says for ever what it said when it was issued', async () => {
    await registerShop(testShop())
    const made = await anOrder(testShop())
    await made.staff('moves', { to: 'packed' })
    await made.staff('invoice')
    const first = await bytesOf(made)
    testShop().clock.now += 86_400_000
    await testShop().shop.db.write(async (tx) => {
      const other = JSON.stringify({ fullName: 'Somebody', line1: 'Elsewhere', state: 'Kerala' })
      await tx.updateTable('orders').set({ address: other, full_name: 'Somebody' }).execute()
      await tx.updateTable('order_lines').set({ name: 'Another saree', unit_paise: 1 }).execute()
    })
    await registerShop(testShop(), { legalName: 'Another Name', stateCode: '29' })
    expect(await bytesOf(made)).toEqual(first)
    await made.staff('parcels', { carrier: 'DTDC' })
    expect(await listed()).toHaveLength(1)
    const [row] = await testShop().shop.db.read.selectFrom('documents').selectAll().execute()
    expect(row?.pdf_hash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('is changed by nobody, not even by hand in the database', async () => {
    const made = await anOrder(testShop())
    await made.staff('moves', { to: 'packed' })
    await made.staff('invoice')
    const { db } = testShop().shop
    for (const words of [
      'update documents set total_paise = 1',
      "update documents set seller = '{}'",
      "update documents set number = 'B-2526-000009'",
      'delete from documents',
      'update document_rows set net_paise = 0',
      'delete from document_rows',
    ]) {
      const change = db.write((tx) => sql.raw(words).execute(tx))
      await expect(change, words).rejects.toThrow('A paper that was issued is never changed.')
    }
    await db.write((tx) => sql.raw("update documents set buyer = '{}'").execute(tx))
    expect((await listed()).map(({ buyer }) => buyer)).toEqual([''])
  })

  it('outlives its order', async () => {
    const made = await anOrder(testShop())
    await made.staff('moves', { to: 'packed' })
    await made.staff('invoice')
    const { db } = testShop().shop
    await db.write(async (tx) => {
      for (const table of ['mails', 'coupon_uses', 'stock_ledger'] as const)
        await tx.deleteFrom(table).execute()
      await tx.deleteFrom('order_lines').execute()
      await tx.deleteFrom('orders').execute()
    })
    expect((await listed()).map(({ buyer }) => buyer)).toEqual(['Meena Raman'])
  })

  it('an order that is cancelled while it is packed marks its invoice; the number stays', async () => {
    const made = await anOrder(testShop())
    await made.staff('moves', { to: 'packed' })
    await made.staff('invoice')
    await made.staff('moves', { to: 'cancelled' })
    expect(await listed()).toMatchObject([{ number: 'B-2526-000001', isCancelled: true }])
    expect((await seen(made)).invoiceNumber).toBeNull()
    const heads = await made.guest.get(`/api/orders/${made.token}/documents`)
    const [head] = heads.as(DocumentHead.array())
    const reply = await testShop().app.request(
      `/api/orders/${made.token}/documents/${head?.number}`,
    )
    const [page] = readPdf(Buffer.from(await reply.arrayBuffer()))
    expect(page).toContain('CANCELLED')
    const next = await anOrder(testShop())
    await next.staff('moves', { to: 'packed' })
    await next.staff('invoice')
    expect((await seen(next)).invoiceNumber).toBe('B-2526-000002')
  })

  it('staff cancel one by hand with a reason, until the parcel has left', async () => {
    const made = await anOrder(testShop())
    expect((await made.owner.post(`/api/admin/orders/${made.id}/invoice`)).status).toBe(409)
    await made.staff('moves', { to: 'packed' })
    await made.staff('invoice')
    const cancel = async () => {
      const id = (await listed())[0]?.id
      return made.owner.post(`/api/admin/documents/${id}/cancellation`, { reason: 'Wrong name' })
    }
    expect(must(await cancel()).as(Document)).toMatchObject({ cancelReason: 'Wrong name' })
    expect((await cancel()).status).toBe(409)
    await made.staff('moves', { to: 'shipped' })
    expect(await listed()).toMatchObject([
      { number: 'B-2526-000002', isCancelled: false },
      { number: 'B-2526-000001', isCancelled: true },
    ])
    expect((await cancel()).status).toBe(409)
  })

  it('numbers have no gap where a dispatch fails, nor where several dispatch at once', async () => {
    const orders = [await anOrder(testShop()), await anOrder(testShop()), await anOrder(testShop())]
    const { shop } = testShop()
    const issue = ({ id }: AnOrder) =>
      shop.db.write((tx) => issueInvoice(tx, id, { userId: null, now: shop.now() }))
    const failed = shop.db.write(async (tx) => {
      await issueInvoice(tx, orders[0]?.id ?? 0, { userId: null, now: shop.now() })
      throw new Error('the disk is full')
    })
    await expect(failed).rejects.toThrow('the disk is full')
    const made = await Promise.all([...orders, ...orders].map(issue))
    expect([...new Set(made.map(({ number }) => number))].sort()).toEqual([
      ...['B-2526-000001', 'B-2526-000002', 'B-2526-000003'],
    ])
  })

  it('refuses a dispatch that the law does not allow, with a sentence', async () => {
    const made = await anOrder(testShop())
    await registerShop(testShop(), { registration: 'composition', stateCode: '29' })
    await made.staff('moves', { to: 'packed' })
    const reply = await made.owner.post(`/api/admin/orders/${made.id}/moves`, { to: 'shipped' })
    expect([reply.status, reply.body['message']]).toEqual([
      409,
      'This shop may sell inside its own state only: the law wants a regular registration for more.',
    ])
  })
})
