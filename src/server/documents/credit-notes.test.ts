import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Document, DocumentPage } from '#contract/documents/types.ts'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import type { DocumentHead } from '#contract/orders/part-types.ts'
import { Order } from '#contract/orders/types.ts'
import { type AnOrder, anOrder } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { readPdf } from '#test/read-pdf.ts'
import { signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'
import { creditWhatIsBack } from './credit-what-is-back.ts'
import { issueCreditNote } from './issue-credit-note.ts'

onNewShops('credit notes', (testShop) => {
  const owner = () => signedIn(testShop(), 'owner')
  const notes = async () => {
    const page = await (await owner()).get('/api/admin/documents?kind=credit-note')
    return page.as(DocumentPage).items.reverse()
  }
  const read = async ({ id }: Pick<DocumentHead, 'id'>) =>
    (await (await owner()).get(`/api/admin/documents/${id}`)).as(Document)
  const staffOrder = async ({ id }: AnOrder) =>
    (await (await owner()).get(`/api/admin/orders/${id}`)).as(StaffOrder)
  const ask = async (made: AnOrder, form: object) =>
    (await owner()).post(`/api/admin/orders/${made.id}/credit-notes`, { reason: 'A hole', ...form })
  const receive = async (returnId: number) => {
    const desk = `/api/admin/returns/${returnId}`
    must(await (await owner()).post(`${desk}/decision`, { isApproved: true }))
    return (await owner()).post(`${desk}/receipt`, { isRestocked: true })
  }
  const soldAs = async (options: Parameters<typeof anOrder>[1]) => {
    await registerShop(testShop())
    const made = await anOrder(testShop(), options)
    await made.deliver()
    return made
  }

  it('pieces that are received one by one are credited one by one, and all back leaves nothing', async () => {
    const made = await soldAs({ price: 3333.33, quantity: 3 })
    for (const _ of [1, 2, 3]) must(await receive(await made.askBack()))
    const [first, second, third] = await Promise.all((await notes()).map(read))
    expect(first).toMatchObject({
      ...{ number: 'CN-2526-000001', kind: 'credit-note', section: 'b2cs', place: '33' },
      ...{ total: 3333.33, taxable: 3174.59, cgst: 79.37, sgst: 79.37, igst: 0 },
      words: 'Rupees Three Thousand Three Hundred Thirty Three and Thirty Three Paise Only',
      rows: [{ kind: 'goods', quantity: 1, net: 3333.33, rate: 5 }],
    })
    expect(second).toMatchObject({ total: 3333.33, taxable: 3174.61, cgst: 79.36 })
    expect(third).toMatchObject({ total: 3333.33, taxable: 3174.59, cgst: 79.37 })
    const order = await staffOrder(made)
    expect(order).toMatchObject({ state: 'returned', credited: 9999.99, total: 9999.99 })
    expect((await ask(made, { reduced: [{ lineId: made.lineId, amount: 0.01 }] })).status).toBe(409)
  })

  it('prints as a document of its own, with the invoice that it belongs to', async () => {
    const made = await soldAs({ price: 10_660 })
    must(await receive(await made.askBack()))
    const url = `/api/orders/${made.token}/documents/CN-2526-000001`
    const bytes = Buffer.from(await (await testShop().app.request(url)).arrayBuffer())
    const [page] = readPdf(bytes)
    for (const text of [
      ...['Credit note CN-2526-000001', 'For INV-2526-000001 of', 'Returned: the colour'],
      ...['₹10,152.38', 'CGST ₹253.81', 'SGST ₹253.81', 'Place of supply 33-Tamil Nadu'],
    ])
      expect(page).toContain(text)
    const again = await testShop().app.request(url)
    expect(Buffer.from(await again.arrayBuffer())).toEqual(bytes)
    expect((await made.guest.get(`/api/orders/${made.token}`)).as(Order).credited).toBe(10_660)
  })

  it('staff credit pieces, a part of a price and the delivery; never more than was sold', async () => {
    const made = await soldAs({ price: 1500, quantity: 3 })
    const { lineId } = made
    const reduced = must(await ask(made, { reduced: [{ lineId, amount: 200.5 }] })).as(Document)
    expect(reduced).toMatchObject({ total: 200.5, rows: [{ quantity: 0, net: 200.5 }] })
    const two = await ask(made, { returned: [{ lineId, quantity: 2 }], delivery: true })
    expect(must(two).as(Document)).toMatchObject({
      rows: [
        { kind: 'goods', quantity: 2, net: 3000 },
        { kind: 'delivery', net: 250 },
      ],
    })
    const more = await ask(made, { returned: [{ lineId, quantity: 2 }] })
    expect([more.status, more.body['message']]).toEqual([
      409,
      'More than was sold: of “Kanjivaram in arakku” on INV-2526-000001 1 piece, worth ₹1,299.50, can still be credited.',
    ])
    expect((await ask(made, { reduced: [{ lineId, amount: 1299.51 }] })).status).toBe(409)
    const nothing = await ask(made, { delivery: true })
    expect(nothing.body['message']).toBe('There is nothing to credit of INV-2526-000001 in this.')
    expect((await ask(made, {})).status).toBe(409)
    const foreign = await ask(made, { returned: [{ lineId: lineId + 999, quantity: 1 }] })
    expect([foreign.status, foreign.body['message']]).toEqual([
      400,
      'Only what stands on the invoice can be credited.',
    ])
    const rest = must(await ask(made, { returned: [{ lineId, quantity: 1 }] })).as(Document)
    expect(rest.total).toBe(1299.5)
    expect((await notes()).map(({ number }) => number)).toEqual([
      ...['CN-2526-000001', 'CN-2526-000002', 'CN-2526-000003'],
    ])
    expect(await staffOrder(made)).toMatchObject({ credited: 4750, total: 4750 })
  })

  it('belongs to an invoice that counts, until its last day', async () => {
    await registerShop(testShop())
    const made = await anOrder(testShop())
    const { lineId } = made
    const one = { returned: [{ lineId, quantity: 1 }] }
    expect((await ask(made, one)).body['message']).toBe(
      'There is no invoice yet that a credit note could belong to.',
    )
    await made.staff('moves', { to: 'packed' })
    await made.staff('invoice')
    await made.staff('moves', { to: 'cancelled' })
    expect((await ask(made, one)).body['message']).toBe(
      'INV-2526-000001 is cancelled: there is nothing to credit.',
    )
    const late = await anOrder(testShop())
    await late.deliver()
    testShop().clock.now = Date.parse('2026-12-01T00:00:00+05:30')
    const reply = await ask(late, { returned: [{ lineId: late.lineId, quantity: 1 }] })
    expect([reply.status, reply.body['message']]).toEqual([
      409,
      'A credit note for INV-2526-000002 could be made until 2026-11-30. Money can still go back as goodwill.',
    ])
    await late.staff('moves', { to: 'returned' })
    const order = await staffOrder(late)
    expect(order).toMatchObject({ state: 'returned', credited: 6000 })
    expect(order.events.at(-2)?.words).toContain('too late for a credit note')
    expect(await notes()).toEqual([])
  })

  it('of an invoice that has one, what is left is credited: it is not cancelled any more', async () => {
    await registerShop(testShop())
    const made = await anOrder(testShop())
    await made.staff('moves', { to: 'packed' })
    await made.staff('invoice')
    must(await ask(made, { reduced: [{ lineId: made.lineId, amount: 100 }] }))
    const [invoice] = await testShop()
      .shop.db.read.selectFrom('documents')
      .select('id')
      .where('kind', '=', 'tax-invoice')
      .execute()
    const cancel = await (await owner()).post(`/api/admin/documents/${invoice?.id}/cancellation`, {
      reason: 'Wrong name',
    })
    expect([cancel.status, cancel.body['message']]).toEqual([
      409,
      'INV-2526-000001 has a credit note: please credit what is left of it instead.',
    ])
    await made.staff('moves', { to: 'cancelled' })
    expect((await notes()).map(({ total }) => total)).toEqual([100, 5900])
  })

  it('an order that is cancelled after its invoice was reported is credited whole', async () => {
    await registerShop(testShop())
    const made = await anOrder(testShop(), { price: 2000 })
    await made.staff('moves', { to: 'packed' })
    await made.staff('invoice')
    await testShop().shop.db.write((tx) =>
      sql.raw("update documents set return_period = '012026'").execute(tx),
    )
    await made.staff('moves', { to: 'cancelled' })
    const [note] = await notes()
    expect(note).toMatchObject({ total: 2250, number: 'CN-2526-000001', isCancelled: false })
    expect(await staffOrder(made)).toMatchObject({ state: 'cancelled', credited: 2250 })
  })

  it('a parcel that is not taken is credited without the delivery that was paid; a lost one with it', async () => {
    await registerShop(testShop())
    const send = async (isPaid: boolean) => {
      const made = await anOrder(testShop(), { price: 2000 })
      if (isPaid) await made.staff('payments')
      await made.staff('parcels', { carrier: 'DTDC' })
      return made
    }
    const [paid, unpaid, lost] = [await send(true), await send(false), await send(true)]
    await paid.staff('moves', { to: 'returned', cause: 'refused', isRestocked: true })
    await unpaid.staff('moves', { to: 'returned', cause: 'refused', isRestocked: true })
    await lost.staff('moves', { to: 'returned', cause: 'lost' })
    expect((await notes()).map(({ total }) => total)).toEqual([2000, 2250, 2250])
    expect(await staffOrder(paid)).toMatchObject({ credited: 2000, total: 2250, hasStock: false })
    const [first] = await notes()
    const [page] = readPdf(
      Buffer.from(
        await (
          await testShop().app.request(`/api/orders/${paid.token}/documents/${first?.number}`)
        ).arrayBuffer(),
      ),
    )
    expect(page).toContain('The parcel was not taken.')
  })

  it('delivery goes back where the shop was at fault and all came back', async () => {
    const made = await soldAs({ price: 2000 })
    const lines = [{ lineId: made.lineId, quantity: 1 }]
    const why = { wish: 'return', reason: 'wrong-piece', lines, upiId: 'meena@okbank' }
    must(await made.guest.post(`/api/orders/${made.token}/returns`, why))
    const [asked] = await testShop().shop.db.read.selectFrom('returns').select('id').execute()
    must(await receive(asked?.id ?? 0))
    expect((await notes()).map(({ total }) => total)).toEqual([2250])
  })

  it('what comes back without an invoice, or too late for a note, comes off the order once, piece by piece', async () => {
    const { shop } = testShop()
    const back = (id: number, returned: Parameters<typeof creditWhatIsBack>[2]['returned']) =>
      shop.db.write((tx) =>
        creditWhatIsBack(
          tx,
          id,
          { returned, reason: 'Returned' },
          { userId: null, now: shop.now() },
        ),
      )
    expect(await back(99_999, 'all')).toEqual({ note: null, isTooLate: false })
    const unsent = await anOrder(testShop())
    expect(await back(unsent.id, 'all')).toEqual({ note: null, isTooLate: false })
    expect(await staffOrder(unsent)).toMatchObject({ credited: 0 })
    const made = await soldAs({ price: 1500, quantity: 3 })
    testShop().clock.now = Date.parse('2026-12-01T00:00:00+05:30')
    const tooLate = { note: null, isTooLate: true }
    for (const credited of [1500, 3000]) {
      expect(await back(made.id, [{ lineId: made.lineId, quantity: 1 }])).toEqual(tooLate)
      expect(await staffOrder(made)).toMatchObject({ credited })
    }
    expect(await back(made.id, 'all')).toEqual(tooLate)
    expect(await staffOrder(made)).toMatchObject({ credited: 4500, total: 4750 })
    expect(await back(made.id, [{ lineId: made.lineId + 999, quantity: 1 }])).toEqual(tooLate)
    expect(await staffOrder(made)).toMatchObject({ credited: 4500 })
    expect(await notes()).toEqual([])
  })

  it('two at once give one, and whoever fails leaves no gap', async () => {
    const made = await soldAs({ price: 2000, quantity: 2 })
    const { shop } = testShop()
    const returnId = await made.askBack()
    const desk = `/api/admin/returns/${returnId}`
    const staff = await owner()
    must(await staff.post(`${desk}/decision`, { isApproved: true }))
    const both = await Promise.all(
      [1, 2, 3].map(() => staff.post(`${desk}/receipt`, { isRestocked: true })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const seen = { seenCredited: 2000, reduced: [{ lineId: made.lineId, amount: 10 }] }
    const same = await Promise.all([1, 2, 3].map(() => ask(made, seen)))
    expect(same.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const failed = shop.db.write(async (tx) => {
      const by = { userId: null, now: shop.now() }
      const wish = { reduced: [{ lineId: made.lineId, paise: 500 }], reason: 'Thread' }
      await issueCreditNote(tx, made.id, wish, by)
      throw new Error('the disk is full')
    })
    await expect(failed).rejects.toThrow('the disk is full')
    const wish = { returned: [{ lineId: made.lineId, quantity: 1 }], reason: 'Again', returnId }
    const again = await Promise.all(
      [issueCreditNote, creditWhatIsBack].map((credit) =>
        shop.db.write<unknown>((tx) =>
          credit(tx, made.id, wish, { userId: null, now: shop.now() }),
        ),
      ),
    )
    expect(JSON.stringify(again)).not.toContain('CN-2526-000003')
    must(await ask(made, { reduced: [{ lineId: made.lineId, amount: 10 }] }))
    expect((await notes()).map(({ number, total }) => [number, total])).toEqual([
      ['CN-2526-000001', 2000],
      ['CN-2526-000002', 10],
      ['CN-2526-000003', 10],
    ])
  })
})
