import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Document, DocumentPage } from '#contract/documents/types.ts'
import { DocumentHead } from '#contract/orders/part-types.ts'
import { Order } from '#contract/orders/types.ts'
import { counterName } from '#domain/order.ts'
import { type AnOrder, anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { readPdf } from '#test/read-pdf.ts'
import { signedIn } from '#test/shopper.ts'
import { demoGstin, registerShop } from '#test/tax-shop.ts'
import { cancelDocument, cancelInvoiceOf } from './cancel-document.ts'
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
    const made = await anOrder(testShop(), { quantity: 2 })
    expect((await seen(made)).invoiceNumber).toBeNull()
    expect((await invoiceOf(made)).status).toBe(404)
    await made.staff('moves', { to: 'packed' })
    expect((await seen(made)).invoiceNumber).toBeNull()
    const contents = [{ lineId: made.lineId, quantity: 1 }]
    await made.staff('parcels', { carrier: 'DTDC', contents })
    expect((await seen(made)).invoiceNumber).toBe('B-2526-000001')
    await made.staff('parcels', { carrier: 'DTDC', contents })
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
      `insert into document_rows (document_id, position, kind, name, quantity, unit_paise, gross_paise, discount_paise,
         net_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise)
       select document_id, 99, kind, name, quantity, unit_paise, gross_paise, discount_paise,
         net_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise from document_rows`,
      "update document_seals set content = ''",
      'delete from document_seals',
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

  it('who pays composition tax hands out bills of supply, in the words of the law', async () => {
    await registerShop(testShop(), { registration: 'composition' })
    const made = await anOrder(testShop())
    await made.staff('moves', { to: 'packed' })
    await made.staff('invoice')
    expect(await listed()).toMatchObject([{ number: 'BOS-2526-000001', kind: 'bill-of-supply' }])
    const [page] = readPdf(await bytesOf(made))
    expect(page).toContain('Bill of supply BOS-2526-000001')
    expect(page?.replaceAll(/\s+/g, ' ')).toContain(
      'Composition taxable person, not eligible to collect tax on supplies',
    )
    expect(page).not.toMatch(/CGST|Taxable value/)
  })

  it('freezes each row by what it is, what it is counted in, and who made it', async () => {
    await openForBusiness(testShop())
    await registerShop(testShop())
    const made = await anOrder(testShop(), { price: 2000, quantity: 2 })
    await made.staff('moves', { to: 'packed' })
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.post(`/api/admin/orders/${made.id}/invoice`))
    const { read: db } = testShop().shop.db
    const rows = await db.selectFrom('document_rows').selectAll().orderBy('position').execute()
    const along = { order_line_id: null, code: '' }
    const taxOf = rows.map((row) => [
      row.quantity,
      row.taxable_paise,
      row.cgst_paise,
      row.sgst_paise,
    ])
    expect(taxOf).toEqual([
      [2, 380_952, 9524, 9524],
      [0, 23_810, 595, 595],
      [0, 4762, 119, 119],
    ])
    expect(rows).toMatchObject([
      {
        ...{ position: 1, kind: 'goods', order_line_id: made.lineId, unit: 'NOS', quantity: 2 },
        ...{ name: 'Kanjivaram in arakku', rate_bp: 500, unit_paise: 200_000 },
        ...{ gross_paise: 400_000, discount_paise: 0, net_paise: 400_000, igst_paise: 0 },
      },
      { ...along, position: 2, kind: 'delivery', name: 'Delivery', unit_paise: 25_000 },
      { ...along, position: 3, kind: 'fee', name: 'Fee for the way of payment', unit_paise: 5000 },
    ])
    const [line] = await db.selectFrom('order_lines').selectAll().execute()
    expect(rows[0]?.code).toBe(`${line?.code}, ${line?.description}`)
    expect(rows.map(({ unit, hsn }) => [unit, hsn.startsWith('99')])).toEqual([
      ['NOS', false],
      ...rows.slice(1).map(({ hsn }) => (hsn.startsWith('99') ? ['NA', true] : ['NOS', false])),
    ])
    const [document] = await db.selectFrom('documents').selectAll().execute()
    expect(document).toMatchObject({
      ...{ series: 'INV', fy: '2526', day: '2026-01-15', keep_until: '2032-12-31' },
      ...{ created_by: owner.userId, order_id: made.id, total_paise: 430_000, place: '33' },
    })
  })

  it('is refused, and by what sentence, where there is nothing to write it of', async () => {
    const made = await anOrder(testShop())
    const { db, now } = testShop().shop
    const issue = (id = made.id) =>
      db.write((tx) => issueInvoice(tx, id, { userId: null, now: now() }))
    await expect(issue(99_999)).rejects.toThrow('This order does not exist.')
    const setTotal = (total_paise: number) =>
      db.write((tx) => tx.updateTable('orders').set({ total_paise }).execute())
    const { number, total } = await seen(made)
    await setTotal(total * 100 + 1)
    await expect(issue()).rejects.toThrow(`${number} does not add up.`)
    await setTotal(total * 100)
    const name = counterName('B', '2526')
    await db.write((tx) => tx.insertInto('counters').values({ name, value: 999_999_999 }).execute())
    await expect(issue()).rejects.toThrow('This series has no more numbers in this financial year:')
  })

  it('is cancelled while it is an invoice that nobody has reported, and once', async () => {
    const made = await anOrder(testShop())
    const { db } = testShop().shop
    const why = { reason: 'Wrong name', now: testShop().clock.now }
    // An order without an invoice has nothing to be credited.
    expect(await db.write((tx) => cancelInvoiceOf(tx, made.id, why))).toBe(true)
    await made.staff('moves', { to: 'packed' })
    await made.staff('invoice')
    const [{ id } = { id: 0 }] = await listed()
    const cancel = (one = id) => db.write((tx) => cancelDocument(tx, one, why))
    await expect(cancel(99_999)).rejects.toThrow('This document does not exist.')
    const noteId = await db.write(async (tx) => {
      const { id: _, ...row } = await tx
        .selectFrom('documents')
        .selectAll()
        .executeTakeFirstOrThrow()
      const note = { ...row, kind: 'credit-note' as const, series: 'CN', number: 'CN-2526-000001' }
      const kept = await tx.insertInto('documents').values(note).returning('id').execute()
      return kept[0]?.id ?? 0
    })
    await expect(cancel(noteId)).rejects.toThrow('Only an invoice or a bill can be cancelled.')
    expect(await cancel()).toMatchObject({ cancel_reason: 'Wrong name', cancelled_at: why.now })
    expect((await seen(made)).invoiceNumber).toBeNull()
    await expect(cancel()).rejects.toThrow('This document is cancelled already.')
    await made.staff('invoice')
    const { invoiceNumber } = await seen(made)
    const reported = await db.write((tx) =>
      tx
        .updateTable('documents')
        .set({ return_period: '012026' })
        .where('number', '=', String(invoiceNumber))
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    await expect(cancel(reported.id)).rejects.toThrow(
      `${invoiceNumber} was reported already: please make a credit note instead.`,
    )
    expect(await db.write((tx) => cancelInvoiceOf(tx, made.id, why))).toBe(false)
    expect((await seen(made)).invoiceNumber).toBe(invoiceNumber)
  })
})
