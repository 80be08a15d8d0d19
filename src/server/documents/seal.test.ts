import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ComplianceList } from '#contract/compliance/types.ts'
import { anOrder } from '#test/an-order.ts'
import { addManyDocuments } from '#test/many-documents.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { signedIn } from '#test/shopper.ts'
import { issuedGstin, registerShop, waiveChecks } from '#test/tax-shop.ts'
import { checkAll } from '../app/check/check-all.ts'
import { sweepRetention } from '../privacy/retention/sweep-retention.ts'
import { linesOfDocument } from './queries.ts'
import { changedDocuments, refuseChanged, sealDocument } from './seal.ts'

onNewShops('a document that somebody changes in the database by hand', (testShop) => {
  const db = () => testShop().shop.db
  /** As whoever looks after the database could: the triggers are out of the way. */
  const byHand = (statement: string) =>
    db().write(async (tx) => {
      if (db().engine === 'postgres')
        await sql`set local session_replication_role = replica`.execute(tx)
      else
        for (const trigger of ['documents_stay', 'document_rows_stay'])
          await sql.raw(`drop trigger if exists ${trigger}`).execute(tx)
      await sql.raw(statement).execute(tx)
    })
  const shipped = async () => {
    await registerShop(testShop(), { gstin: issuedGstin })
    await (await anOrder(testShop(), { price: 10_660 })).deliver()
  }
  const c5 = async (query = '') => {
    const reader = await signedIn(testShop(), 'accountant')
    const { checks } = must(await reader.get(`/api/admin/compliance${query}`)).as(ComplianceList)
    const found = checks.find(({ id }) => id === 'C5')
    return [found?.state, found?.words]
  }

  it('is as it was issued while nobody does, whatever becomes of it by the shop’s own acts', async () => {
    await shipped()
    expect(await changedDocuments(db().read)).toEqual([])
    const { id } = await db()
      .read.selectFrom('documents')
      .select('id')
      .where('kind', '=', 'tax-invoice')
      .executeTakeFirstOrThrow()
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.get(`/api/admin/documents/${id}/pdf`))
    await waiveChecks(testShop(), '012026')
    testShop().clock.now = Date.UTC(2026, 1, 5)
    const later = await signedIn(testShop(), 'owner')
    must(await later.post('/api/admin/books/periods/012026/closing', {}))
    expect(await changedDocuments(db().read)).toEqual([])
    // Its buyer is blanked once the time of the tax law is over.
    testShop().clock.now = Date.UTC(2040, 0, 1)
    await sweepRetention(testShop().shop)
    const { buyer } = await db()
      .read.selectFrom('documents')
      .select('buyer')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(buyer).toBe('{}')
    expect(await changedDocuments(db().read)).toEqual([])
  })

  it.each([
    ['the buyer', `update documents set buyer = replace(buyer, 'Meena', 'Kamala')`],
    ['the day', `update documents set day = '2026-01-01'`],
    ['the place of supply', `update documents set place = '29', supply = 'inter'`],
    ['what was sold', `update document_rows set name = 'Another saree'`],
    ['the HSN', `update document_rows set hsn = '5208'`],
    [
      'an amount of the row and of the document alike',
      `update document_rows set net_paise = net_paise - 100, taxable_paise = taxable_paise - 100;
       update documents set total_paise = total_paise - 100, taxable_paise = taxable_paise - 100`,
    ],
  ])('is found out: %s', async (_what, statements) => {
    await shipped()
    const before = await db().read.selectFrom('documents').selectAll().execute()
    const rows = await db().read.selectFrom('document_rows').selectAll().execute()
    for (const statement of statements.split(';')) await byHand(statement)
    const after = await db().read.selectFrom('documents').selectAll().execute()
    const rowsAfter = await db().read.selectFrom('document_rows').selectAll().execute()
    expect([after, rowsAfter]).not.toEqual([before, rows])
    expect(await changedDocuments(db().read)).toContain('INV-2526-000001')
    const [state, words] = await c5()
    expect(state).toBe('red')
    expect(words).toMatch(/say(s)? something else than when (it was|they were) issued \(/)
    expect(words).toContain('The database was changed by hand')
  })

  it('is looked for among some days, or among the newest, and named with the newest first', async () => {
    await registerShop(testShop(), { gstin: issuedGstin })
    for (const _day of [15, 16, 17]) {
      const made = await anOrder(testShop(), { price: 1500 })
      await made.staff('parcels', { carrier: 'DTDC' })
      testShop().clock.now += 86_400_000
    }
    await byHand(`update document_rows set hsn = '5208'`)
    const [first, second, third] = [1, 2, 3].map((at) => `INV-2526-00000${at}`)
    const found = (asked?: Parameters<typeof changedDocuments>[1]) =>
      changedDocuments(db().read, asked)
    expect(await found()).toEqual([third, second, first])
    expect(await found({ from: '2026-01-16' })).toEqual([third, second])
    expect(await found({ to: '2026-01-16' })).toEqual([second, first])
    expect(await found({ from: '2026-01-16', to: '2026-01-16' })).toEqual([second])
    expect(await found({ to: '2026-01-14' })).toEqual([])
    for (const newest of [0, 1, 2, 9]) {
      expect(await found({ newest })).toEqual([third, second, first].slice(0, newest))
    }
  })

  it('is none where a voucher has no rows', async () => {
    await addManyDocuments(db(), 1, '2026-01-15')
    await db().write(async (tx) => {
      const { id: _, ...row } = await tx
        .selectFrom('documents')
        .selectAll()
        .executeTakeFirstOrThrow()
      const voucher = { ...row, kind: 'receipt-voucher' as const, number: 'RV-2526-000001' }
      const kept = tx.insertInto('documents').values(voucher).returningAll()
      await sealDocument(tx, await kept.executeTakeFirstOrThrow(), [])
    })
    expect(await changedDocuments(db().read)).toEqual([])
  })

  it('is looked for among all of them, however many there are', async () => {
    await addManyDocuments(db(), 502, '2026-01-15')
    const documents = await db().read.selectFrom('documents').selectAll().execute()
    await db().write(async (tx) => {
      for (const one of documents) await sealDocument(tx, one, await linesOfDocument(tx, one.id))
    })
    expect(await changedDocuments(db().read)).toEqual([])
    await byHand(`update document_rows set hsn = '5208' where kind = 'goods'`)
    expect(await changedDocuments(db().read)).toHaveLength(502)
    const newest = await changedDocuments(db().read, { newest: 501 })
    expect(newest).toHaveLength(501)
    expect(newest).not.toContain('INV-2526-000001')
  })

  it.each([
    ['the buyer', `update documents set buyer = replace(buyer, 'Meena', 'Kamala')`],
    ['the receiver', `update documents set delivery = '{"fullName":"Kamala"}'`],
  ])('is found out of what was sold over the counter: %s', async (_what, statement) => {
    const owner = await signedIn(testShop(), 'owner')
    const sale = {
      ...{ channel: 'exhibition', contact: { mobile: '9840012345' }, fullName: 'Meena Raman' },
      ...{ address: null, paymentMethod: 'cod', isPaid: true },
      lines: [{ productId: await addPiece(testShop().shop, { price: 900 }), quantity: 1 }],
    }
    must(await owner.post('/api/admin/orders', sale))
    const [document] = await db().read.selectFrom('documents').selectAll().execute()
    expect(document?.delivery).toBe('{}')
    expect(await changedDocuments(db().read)).toEqual([])
    await byHand(statement)
    expect(await changedDocuments(db().read)).toEqual([document?.number])
  })

  it('is found out by each of its facts and of its rows, but for those that come later', async () => {
    await shipped()
    const { read } = db()
    const document = await read
      .selectFrom('documents')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const rows = await linesOfDocument(read, document.id)
    const isFound = (one: typeof document, lines: typeof rows) =>
      refuseChanged(read, one, lines).then(
        () => false,
        () => true,
      )
    const missed = async <Row extends object>(row: Row, look: (row: Row) => Promise<boolean>) => {
      const keys: string[] = []
      for (const [key, value] of Object.entries(row)) {
        const other = typeof value === 'number' ? value + 1 : `${value}!`
        if (!(await look({ ...row, [key]: other }))) keys.push(key)
      }
      return keys.toSorted()
    }
    expect(await isFound(document, rows)).toBe(false)
    expect(await missed(document, (one) => isFound(one, rows))).toEqual([
      ...['cancel_reason', 'cancelled_at', 'id', 'pdf_hash', 'return_period'],
    ])
    for (const [at, row] of rows.entries()) {
      const own = await missed(row, (one) => isFound(document, rows.with(at, one)))
      expect(own).toEqual(['document_id', 'id'])
    }
    expect(await isFound(document, rows.slice(1))).toBe(true)
  })

  it('is sealed as it was by releases before and on another engine, so that what they sealed still holds', async () => {
    await addManyDocuments(db(), 1, '2026-01-15')
    const [document] = await db().read.selectFrom('documents').selectAll().execute()
    if (!document) throw new Error('There is no document.')
    const rows = await linesOfDocument(db().read, document.id)
    await db().write((tx) => sealDocument(tx, document, rows))
    const seals = await db().read.selectFrom('document_seals').selectAll().execute()
    expect(seals).toEqual([
      {
        document_id: document.id,
        content: 'Zq2wU9FAh6DQVgb_N--0P0-Cze_SttKKdKpe4445mbs',
        parties: 'btsuD76z7MSUW7TafhHDj6homLR7i0iAymznZBFW_Ys',
      },
    ])
  })

  it('is found out where only its buyer or only its receiver was blanked', async () => {
    await shipped()
    for (const column of ['buyer', 'delivery'] as const) {
      const document = await db()
        .read.selectFrom('documents')
        .selectAll()
        .where('kind', '=', 'tax-invoice')
        .executeTakeFirstOrThrow()
      const rows = await linesOfDocument(db().read, document.id)
      const blank = { ...document, [column]: '{}' }
      await expect(refuseChanged(db().read, blank, rows)).rejects.toThrow('no longer says')
    }
  })

  it('is named by pallu check', async () => {
    await shipped()
    const told = async () =>
      (await checkAll(testShop().shop.config, 1)).find(({ what }) => what === 'documents')
    expect(await told()).toMatchObject({ isGood: true, words: 'as they were issued' })
    await byHand(`update document_rows set hsn = '5208'`)
    const { isGood, words } = (await told()) ?? {}
    expect([isGood, words]).toEqual([false, expect.stringContaining('INV-2526-000001')])
  })

  it('is neither printed nor credited, for staff and buyer alike', async () => {
    await registerShop(testShop(), { gstin: issuedGstin })
    const made = await anOrder(testShop(), { price: 10_660 })
    await made.deliver()
    const document = await db()
      .read.selectFrom('documents')
      .select(['id', 'order_id'])
      .where('kind', '=', 'tax-invoice')
      .executeTakeFirstOrThrow()
    const owner = await signedIn(testShop(), 'owner')
    const address = `/api/orders/${made.token}/documents/INV-2526-000001`
    const line = await db().read.selectFrom('order_lines').select('id').executeTakeFirstOrThrow()
    must(await owner.get(`/api/admin/documents/${document.id}/pdf`))
    must(await owner.get(address))
    await byHand(`update document_rows set hsn = '5208'`)
    const replies = [
      await owner.get(`/api/admin/documents/${document.id}/pdf`),
      await owner.get(address),
      await owner.get(`/api/orders/${made.token}/invoice`),
      await owner.post(`/api/admin/orders/${document.order_id}/credit-notes`, {
        reduced: [{ lineId: line.id, amount: 100 }],
        reason: 'A stain',
      }),
    ]
    expect(replies.map(({ status, body }) => [status, body['refusal']])).toEqual(
      replies.map(() => [409, 'document-changed']),
    )
    expect(replies[0]?.text).toContain('INV-2526-000001 no longer says what it said')
  })

  it('keeps the return of its month from being made', async () => {
    await shipped()
    await byHand(`update document_rows set hsn = '5208'`)
    expect((await c5('?period=012026'))[0]).toBe('red')
    const accountant = await signedIn(testShop(), 'accountant')
    const refused = await accountant.get('/api/admin/books/gstr1.json?period=012026')
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('something else than when')
  })
})
