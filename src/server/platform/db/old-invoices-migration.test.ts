import fs from 'node:fs'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Document, DocumentPage } from '#contract/documents/types.ts'
import { anOrder } from '#test/an-order.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'
import { writeDocument } from '../../settings/queries.ts'

const fileOf = (engine: string) =>
  new URL(`migrations/0041-lasting-papers.${engine}.sql`, import.meta.url)

onBothEngines('invoices of the days before', (testShop) => {
  it('are bills under their own numbers, as their orders stand now; cancelled ones are marked', async () => {
    const { shop } = testShop()
    const profile = { name: 'Pallu "Sarees"', address: 'Line 1\nChennai', phone: '1', email: 'a@b' }
    await shop.db.write((tx) => writeDocument(tx, 'profile', profile, shop.now()))
    const orders = [
      await anOrder(testShop(), { price: 3333, quantity: 3 }),
      await anOrder(testShop()),
      await anOrder(testShop()),
    ]
    await shop.db.write(async (tx) => {
      for (const [at, { id }] of orders.entries()) {
        const invoice_number = at === 2 ? null : `INV-2526-00000${at + 1}`
        const state = at === 1 ? ('cancelled' as const) : ('delivered' as const)
        await tx.updateTable('orders').set({ invoice_number, state }).where('id', '=', id).execute()
      }
      const discounted = { discount_paise: 70_001, shipping_paise: 25_000, fee_paise: 5_000 }
      await tx
        .updateTable('orders')
        .set({ ...discounted, total_paise: 999_900 - 70_001 + 30_000 })
        .where('id', '=', orders[0]?.id ?? 0)
        .execute()
    })
    const text = fs.readFileSync(fileOf(shop.db.engine), 'utf8')
    const changes = text
      .slice(text.indexOf('insert into'), text.indexOf('-- A paper that'))
      .split(';')
    await shop.db.write(async (tx) => {
      for (const change of changes.filter((one) => one.trim() !== ''))
        await sql.raw(change).execute(tx)
    })
    const owner = await signedIn(testShop(), 'owner')
    const { items } = (await owner.get('/api/admin/documents')).as(DocumentPage)
    expect(items.map(({ number, isCancelled }) => [number, isCancelled])).toEqual([
      ['INV-2526-000002', true],
      ['INV-2526-000001', false],
    ])
    const first = await owner.get(`/api/admin/documents/${items[1]?.id}`)
    expect(first.as(Document)).toMatchObject({
      ...{ kind: 'bill', buyer: 'Meena Raman', place: null, keepUntil: '2032-12-31' },
      ...{ total: 9598.99, discount: 700.01, taxable: 9598.99, cgst: 0, igst: 0 },
      rows: [
        { kind: 'goods', quantity: 3, unitPrice: 3333, discount: 700.01, net: 9298.99, rate: null },
        { kind: 'delivery', net: 250 },
        { kind: 'fee', net: 50 },
      ],
    })
    const [row] = await shop.db.read.selectFrom('documents').selectAll().execute()
    expect(JSON.parse(row?.seller ?? '')).toMatchObject({
      ...{ registration: 'unregistered', legalName: 'Pallu "Sarees"', address: 'Line 1\nChennai' },
    })
    expect(JSON.parse(row?.terms ?? '')).toMatchObject({
      orderDay: '2026-01-15',
      note: expect.stringMatching(/^Made from the order on \d{4}-\d\d-\d\d$/),
    })
    const pdf = await owner.get(`/api/orders/${orders[0]?.token}/invoice`)
    expect(pdf.status).toBe(200)
  })
})
