import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { beforeEach, expect, it } from 'vitest'
import { Books, GstPeriod } from '#contract/books/types.ts'
import { type AnOrder, anOrder } from '#test/an-order.ts'
import { addManyDocuments } from '#test/many-documents.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'
import { demoGstin, registerShop, waiveChecks } from '#test/tax-shop.ts'

onNewShops('the books', (testShop) => {
  beforeEach(() => waiveChecks(testShop(), '012026', '022026', '032026'))
  const accountant = () => signedIn(testShop(), 'accountant')
  const text = async (path: string) => {
    const reader = await accountant()
    const headers = { cookie: `sid=${reader.cookies.get('sid')}` }
    const reply = await testShop().app.request(`/api/admin/books/${path}`, { headers })
    return { status: reply.status, text: await reply.text(), head: reply.headers }
  }
  const made = async (period = '012026') => {
    const { status, text: body } = await text(`gstr1.json?period=${period}`)
    expect(status).toBe(200)
    return JSON.parse(body) as Record<string, unknown>
  }
  const table = async (name: string) => {
    const { text: csv } = await text(`gstr1.csv?period=012026&table=${name}`)
    return parse<Record<string, string>>(csv, { columns: true, bom: true })
  }
  const close = async (period = '012026', arn?: string) =>
    (await accountant()).post(`/api/admin/books/periods/${period}/closing`, arn ? { arn } : {})
  const february = () => {
    testShop().clock.now = Date.UTC(2026, 1, 3, 6)
  }
  const packed = async (options = {}) => {
    const one = await anOrder(testShop(), { price: 10_660, ...options })
    await one.staff('moves', { to: 'packed' })
    await one.staff('invoice')
    return one
  }
  const cancel = async ({ id, owner: _ }: AnOrder) => {
    const { id: document } = await testShop()
      .shop.db.read.selectFrom('documents')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    const owner = await signedIn(testShop(), 'owner')
    return owner.post(`/api/admin/documents/${document}/cancellation`, { reason: 'Wrong name' })
  }

  it('have the month of the return with what was sold, and its tables as files', async () => {
    await registerShop(testShop())
    await packed()
    const gone = await packed()
    must(await cancel(gone))
    expect(await made()).toEqual({
      ...{ gstin: demoGstin, fp: '012026', version: 'GST3.2.4', hash: 'hash' },
      b2cs: [
        {
          ...{ sply_ty: 'INTRA', pos: '33', typ: 'OE', rt: 5 },
          ...{ txval: 10_152.38, iamt: 0, camt: 253.81, samt: 253.81, csamt: 0 },
        },
      ],
      hsn: {
        hsn_b2b: [],
        hsn_b2c: [
          {
            ...{ num: 1, hsn_sc: '', desc: '', uqc: 'NOS', qty: 1, rt: 5 },
            ...{ txval: 10_152.38, iamt: 0, camt: 253.81, samt: 253.81, csamt: 0 },
          },
        ],
      },
      doc_issue: {
        doc_det: [
          {
            doc_num: 1,
            docs: [
              {
                ...{ num: 1, from: 'INV-2526-000001', to: 'INV-2526-000002' },
                ...{ totnum: 2, cancel: 1, net_issue: 1 },
              },
            ],
          },
        ],
      },
    })
    expect(await table('b2cs')).toEqual([
      {
        ...{ supply: 'INTRA', place: '33', rate: '5', taxable: '10152.38' },
        ...{ igst: '0', cgst: '253.81', sgst: '253.81' },
      },
    ])
    expect(await table('docs')).toMatchObject([
      { nature: 'Invoices for outward supply', total: '2', cancelled: '1', net: '1' },
    ])
    const { text: csv, head } = await text('documents.csv?period=012026')
    expect(head.get('content-disposition')).toBe('attachment; filename="documents-012026.csv"')
    expect(parse(csv, { columns: true, bom: true })).toMatchObject([
      { number: 'INV-2526-000001', cancelled: '', buyer: 'Meena Raman', net: '10660' },
      { number: 'INV-2526-000002', cancelled: 'yes' },
    ])
  })

  it('are closed once a month is over: its return stays the same, and no invoice of it is cancelled', async () => {
    await registerShop(testShop())
    const one = await packed()
    expect((await close()).body['message']).toBe(
      'This period is not over yet: it can be closed after its last day.',
    )
    february()
    const draft = await text('gstr1.json?period=012026')
    expect(draft.head.get('content-disposition')).toContain('gstr1-012026-draft.json')
    const closed = must(await close()).as(GstPeriod)
    expect(closed).toMatchObject({ documents: 1, total: 10_660, tax: 507.62, arn: '' })
    const { text: json, head } = await text('gstr1.json?period=012026')
    expect(head.get('content-disposition')).toContain('gstr1-012026.json')
    expect(json).toBe(draft.text)
    expect(createHash('sha256').update(json).digest('hex')).toBe(closed.hash)
    const refused = await cancel(one)
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      'INV-2526-000001 was reported already: please make a credit note instead.',
    ])
    expect(must(await close()).as(GstPeriod)).toEqual(closed)
    expect(must(await close('012026', 'AA330126123456A')).as(GstPeriod)).toMatchObject({
      ...{ arn: 'AA330126123456A', hash: closed.hash },
    })
    expect((await close('012026', 'BB330126123456B')).status).toBe(409)
    const changes = await testShop().shop.db.read.selectFrom('audit').selectAll().execute()
    expect(changes.filter(({ kind }) => kind === 'books')).toHaveLength(2)
  })

  it('have the month in which a shop registered, though it began without', async () => {
    await registerShop(testShop())
    await testShop().shop.db.write((tx) =>
      tx.updateTable('tax_settings').set({ from_day: '2026-01-10' }).execute(),
    )
    await packed()
    february()
    const { periods } = must(await (await accountant()).get('/api/admin/books')).as(Books)
    expect(periods.map(({ period }) => period)).toEqual(['022026', '012026'])
  })

  it('put into the next return what came late, and close one month after the other', async () => {
    await registerShop(testShop())
    await packed()
    february()
    await packed()
    testShop().clock.now = Date.UTC(2026, 2, 2, 6)
    const early = await close('022026')
    expect([early.status, early.body['message']]).toEqual([
      409,
      'There are documents of 2026-01-15 that no return has: close their period first.',
    ])
    must(await close('012026'))
    const late = JSON.stringify({ registration: 'regular', legalName: 'Late' })
    await testShop().shop.db.write(async (tx) => {
      const row = await tx.selectFrom('documents').selectAll().executeTakeFirstOrThrow()
      const { id: _, ...copy } = row
      const own = { number: 'INV-2526-000099', return_period: null, order_id: null, seller: late }
      await tx
        .insertInto('documents')
        .values({ ...copy, ...own })
        .execute()
    })
    expect(must(await close('022026')).as(GstPeriod)).toMatchObject({ documents: 2 })
    expect(JSON.stringify((await made('012026'))['doc_issue'])).not.toContain('000099')
    expect(JSON.stringify((await made('022026'))['doc_issue'])).toContain('000099')
    const books = (await (await accountant()).get('/api/admin/books')).as(Books)
    expect(books.periods).toMatchObject([
      { period: '032026', documents: 0, closedAt: null },
      { period: '022026', documents: 2, isOver: true },
      { period: '012026', documents: 1, isOver: true },
    ])
  })

  it('go by the quarter where the shop files so', async () => {
    await registerShop(testShop(), { filing: 'quarterly' })
    await packed()
    expect((await text('gstr1.json?period=012026')).status).toBe(400)
    expect(await made('032026')).toMatchObject({ fp: '032026', b2cs: [{ txval: 10_152.38 }] })
    const books = (await (await accountant()).get('/api/admin/books')).as(Books)
    expect(books.periods).toMatchObject([
      { period: '032026', from: '2026-01-01', to: '2026-03-31', isOver: false },
    ])
  })

  it('of a shop without tax have its turnover by quarter, and no return', async () => {
    await registerShop(testShop(), { registration: 'composition' })
    await packed()
    const refused = await text('gstr1.json?period=012026')
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('Only a regular seller files GSTR-1'),
    ])
    const books = (await (await accountant()).get('/api/admin/books')).as(Books)
    expect(books).toMatchObject({
      ...{ registration: 'composition', periods: [] },
      turnover: { year: '2025-26', total: 10_660, limit: 15_000_000 },
    })
    expect(books.turnover.quarters.map(({ to, total }) => [to, total])).toEqual([
      ...[
        ['2025-06-30', 0],
        ['2025-09-30', 0],
        ['2025-12-31', 0],
        ['2026-03-31', 10_660],
      ],
    ])
  })

  it('of months with more documents than are read at once hold every one of them', async () => {
    await registerShop(testShop())
    await addManyDocuments(testShop().shop.db, 1201, '2026-01-10')
    const json = await made()
    expect(json).toMatchObject({
      b2b: [{ ctin: '29ZZZFB0000Z1ZF' }],
      hsn: { hsn_b2b: [{ qty: 400 }], hsn_b2c: [{ qty: 801, hsn_sc: '5007' }] },
      doc_issue: { doc_det: [{ docs: [{ from: 'INV-2526-000001', totnum: 1201 }] }] },
    })
    expect((json['b2b'] as { inv: unknown[] }[])[0]?.inv).toHaveLength(400)
    const { text: csv } = await text('documents.csv?period=012026')
    expect(parse(csv, { columns: true, bom: true })).toHaveLength(2402)
  })

  it('are, with orders and figures, all that an accountant sees', async () => {
    const reader = await accountant()
    for (const path of ['products', 'buyers', 'taxes', 'staff'])
      expect([path, (await reader.get(`/api/admin/${path}`)).status]).toEqual([path, 403])
    for (const path of ['documents', 'orders', 'store-credits'])
      expect([path, (await reader.get(`/api/admin/${path}`)).status]).toEqual([path, 200])
    const nothing = { to: 'packed' }
    expect((await reader.post('/api/admin/orders/1/moves', nothing)).status).toBe(403)
    const packer = await signedIn(testShop(), 'packer')
    expect((await packer.get('/api/admin/books')).status).toBe(403)
  })
})
