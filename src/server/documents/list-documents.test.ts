import { expect, it } from 'vitest'
import { DocumentPage } from '#contract/documents/types.ts'
import { DocumentHead } from '#contract/orders/part-types.ts'
import { anOrder } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { address } from '#test/ordering.ts'
import { signedIn } from '#test/shopper.ts'
import { issuedGstin, registerShop } from '#test/tax-shop.ts'
import { openLog } from '../platform/shop.ts'
import { printed } from './printed.ts'
import { documentById } from './queries.ts'

const path = '/api/admin/documents'
const dayMs = 86_400_000

onNewShops('documents in lists', (testShop) => {
  const page = async (query = '') => {
    const accountant = await signedIn(testShop(), 'accountant')
    return must(await accountant.get(`${path}${query}`)).as(DocumentPage)
  }
  const numbers = async (query: string) => (await page(query)).items.map(({ number }) => number)
  const orderNumberOf = async (id: number) => {
    const { db } = testShop().shop
    const row = db.read.selectFrom('orders').select('number').where('id', '=', id)
    return (await row.executeTakeFirstOrThrow()).number
  }

  /** On three days: a bill that is cancelled, an invoice with a credit note, one to a business under its own name. */
  async function threeDays() {
    const { clock } = testShop()
    const first = await anOrder(testShop(), { price: 4000 })
    await first.staff('moves', { to: 'packed' })
    await first.staff('invoice')
    await first.staff('moves', { to: 'cancelled' })
    clock.now += dayMs
    await registerShop(testShop(), { gstin: issuedGstin })
    const second = await anOrder(testShop(), {
      price: 10_660,
      more: { address: { ...address, fullName: 'Kamala_Devi' } },
    })
    await second.staff('parcels', { carrier: 'DTDC' })
    must(
      await second.owner.post(`/api/admin/orders/${second.id}/credit-notes`, {
        reduced: [{ lineId: second.lineId, amount: 660 }],
        reason: 'A thread',
      }),
    )
    clock.now += dayMs
    const third = await anOrder(testShop(), { price: 2000 })
    await testShop().shop.db.write((tx) =>
      tx
        .updateTable('orders')
        .set({ buyer_gstin: '33AABCP1234A1Z5', buyer_legal_name: 'Silks Trading LLP' })
        .where('id', '=', third.id)
        .execute(),
    )
    await third.staff('parcels', { carrier: 'DTDC' })
    return { first, second, third }
  }

  it('stand with the newest first, each with whose it is, what it says of the tax and what became of it', async () => {
    const { first, second, third } = await threeDays()
    const { items, ...about } = await page()
    expect(about).toEqual({ total: 4, page: 1, pages: 1 })
    const ofSecond = { orderId: second.id, orderNumber: await orderNumberOf(second.id) }
    const plain = { isCancelled: false, returnPeriod: null, place: '33', buyerGstin: null }
    expect(items).toEqual([
      {
        ...plain,
        ...{ id: expect.any(Number), number: 'INV-2526-000002', kind: 'tax-invoice' },
        ...{ day: '2026-01-17', buyer: 'Silks Trading LLP', buyerGstin: '33AABCP1234A1Z5' },
        ...{ orderId: third.id, orderNumber: await orderNumberOf(third.id) },
        ...{ total: 2250, taxable: 2142.86, tax: 107.14 },
      },
      {
        ...{ ...plain, ...ofSecond },
        ...{ id: expect.any(Number), number: 'CN-2526-000001', kind: 'credit-note' },
        ...{ day: '2026-01-16', buyer: 'Kamala_Devi', total: 660, taxable: 628.58, tax: 31.42 },
      },
      {
        ...{ ...plain, ...ofSecond },
        ...{ id: expect.any(Number), number: 'INV-2526-000001', kind: 'tax-invoice' },
        ...{ day: '2026-01-16', buyer: 'Kamala_Devi' },
        ...{ total: 10_660, taxable: 10_152.38, tax: 507.62 },
      },
      {
        ...plain,
        ...{ id: expect.any(Number), number: 'B-2526-000001', kind: 'bill', isCancelled: true },
        ...{ day: '2026-01-15', buyer: 'Meena Raman', place: null },
        ...{ orderId: first.id, orderNumber: await orderNumberOf(first.id) },
        ...{ total: 4250, taxable: 4250, tax: 0 },
      },
    ])
  })

  it('are found by kind, by day, and by a part of number, buyer, order or GSTIN however it is written', async () => {
    const { first } = await threeDays()
    const [bill, invoice, note, last] = [
      ...['B-2526-000001', 'INV-2526-000001', 'CN-2526-000001', 'INV-2526-000002'],
    ]
    const found: [string, (string | undefined)[]][] = [
      ['?kind=tax-invoice', [last, invoice]],
      ['?kind=credit-note', [note]],
      ['?kind=bill', [bill]],
      ['?kind=receipt-voucher', []],
      ['?from=2026-01-16', [last, note, invoice]],
      ['?to=2026-01-16', [note, invoice, bill]],
      ['?from=2026-01-16&to=2026-01-16', [note, invoice]],
      ['?from=2026-01-18', []],
      ['?to=2026-01-14', []],
      ['?from=2026-01-16&kind=tax-invoice', [last, invoice]],
      // A note names its invoice.
      ['?q=inv-2526', [last, note, invoice]],
      ['?q=000001', [note, invoice, bill]],
      ['?q=MEENA RAMAN', [last, bill]],
      ['?q=silks trading', [last]],
      ['?q=MEENA@example', [last, note, invoice, bill]],
      ['?q=aabcp1234', [last]],
      [`?q=${(await orderNumberOf(first.id)).toLowerCase()}`, [bill]],
      ['?q=000001&kind=credit-note', [note]],
      ['?q=000001&to=2026-01-15', [bill]],
      // Neither stands for whatever there may be.
      ['?q=kamala_devi', [note, invoice]],
      ['?q=_ilks', []],
      ['?q=%25', []],
      ['?q=', [last, note, invoice, bill]],
      ['?q=nobody', []],
    ]
    for (const [query, wanted] of found) {
      expect([query, await numbers(query)]).toEqual([query, wanted])
      expect((await page(query)).total).toBe(wanted.length)
    }
    for (const query of ['?kind=poem', '?from=yesterday', '?page=0', '?page=1e309']) {
      const accountant = await signedIn(testShop(), 'accountant')
      expect([query, (await accountant.get(`${path}${query}`)).status]).toEqual([query, 400])
    }
  })

  it('come fifty to a page, none twice and none left out, of the same moment the last one first', async () => {
    const made = await anOrder(testShop())
    await made.staff('moves', { to: 'packed' })
    await made.staff('invoice')
    const { db } = testShop().shop
    const one = db.read.selectFrom('documents').selectAll()
    const { id: _, ...row } = await one.executeTakeFirstOrThrow()
    await db.write(async (tx) => {
      for (let at = 2; at <= 120; at++) {
        // Two of each moment; those of the odd ones are bills of supply.
        const issued_at = row.issued_at + Math.floor(at / 2)
        const kind = at % 2 === 1 ? ('bill-of-supply' as const) : row.kind
        const number = `B-2526-${String(at).padStart(6, '0')}`
        const cancelled_at = row.issued_at
        await tx
          .insertInto('documents')
          .values({ ...row, number, kind, issued_at, cancelled_at })
          .execute()
      }
    })
    const numberOf = (at: number) => `B-2526-${String(at).padStart(6, '0')}`
    const all = Array.from({ length: 120 }, (_each, at) => numberOf(120 - at))
    // 120 has a moment of its own; of each other pair the one that was kept last stands first.
    const pages = await Promise.all([1, 2, 3, 4].map(async (at) => page(`?page=${at}`)))
    expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 20, 0])
    expect(pages.flatMap(({ items }) => items.map(({ number }) => number))).toEqual(all)
    expect(pages.map(({ items: _items, ...about }) => about)).toEqual(
      [1, 2, 3, 4].map((at) => ({ total: 120, page: at, pages: 3 })),
    )
    const odd = await page('?kind=bill-of-supply&page=2')
    expect([odd.total, odd.pages, odd.items.length]).toEqual([59, 2, 9])
    expect(odd.items.at(-1)?.number).toBe(numberOf(3))
  })

  it('of an order are told and given to whoever has its link, and nothing of another order', async () => {
    const { first, second } = await threeDays()
    const heads = must(await second.guest.get(`/api/orders/${second.token}/documents`))
    expect(heads.as(DocumentHead.array())).toEqual([
      {
        ...{ id: expect.any(Number), number: 'INV-2526-000001', kind: 'tax-invoice' },
        ...{ day: '2026-01-16', total: 10_660, isCancelled: false },
      },
      {
        ...{ id: expect.any(Number), number: 'CN-2526-000001', kind: 'credit-note' },
        ...{ day: '2026-01-16', total: 660, isCancelled: false },
      },
    ])
    const { app } = testShop()
    const given = await app.request(`/api/orders/${second.token}/documents/CN-2526-000001`)
    expect([given.status, given.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="CN-2526-000001.pdf"',
    ])
    expect(given.headers.get('content-type')).toBe('application/pdf')
    expect(given.headers.get('cache-control')).toBe('private, no-store')
    const foreign = await first.guest.get(`/api/orders/${first.token}/documents/CN-2526-000001`)
    expect([foreign.status, foreign.body['message']]).toEqual([
      404,
      'This document does not exist.',
    ])
    expect((await first.guest.get(`/api/orders/${'A'.repeat(22)}/documents`)).status).toBe(404)
    // Staff look at it where it is.
    const [note] = (await page('?kind=credit-note')).items
    const owner = await signedIn(testShop(), 'owner')
    const seen = await owner.get(`${path}/${note?.id}/pdf`)
    expect(seen.headers.get('content-disposition')).toBe('inline; filename="CN-2526-000001.pdf"')
    for (const what of ['99999', '99999/pdf']) {
      expect((await owner.get(`${path}/${what}`)).status).toBe(404)
    }
  })

  it('say in the log that they print otherwise than the first time, which stays what counts', async () => {
    const made = await anOrder(testShop())
    await made.staff('moves', { to: 'packed' })
    await made.staff('invoice')
    const { shop } = testShop()
    let lines = ''
    const log = openLog({ ...shop.config, logLevel: 'warn' }, { write: (line) => (lines += line) })
    const [{ id = 0 } = {}] = (await page()).items
    const kept = async () => (await documentById(shop.db.read, id))?.pdf_hash
    const print = async () => {
      const document = await documentById(shop.db.read, id)
      if (document) await printed({ ...shop, log }, document)
    }
    await print()
    const first = await kept()
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    await print()
    expect([await kept(), lines]).toEqual([first, ''])
    const other = 'f'.repeat(64)
    await shop.db.write((tx) => tx.updateTable('documents').set({ pdf_hash: other }).execute())
    await print()
    expect(lines).toContain('"number":"B-2526-000001"')
    expect(lines).toContain('a document prints otherwise than the first time')
    expect(await kept()).toBe(other)
  })
})
