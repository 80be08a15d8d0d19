import { expect, it } from 'vitest'
import { ComplianceList } from '#contract/compliance/types.ts'
import { SellerBlock } from '#contract/tax/types.ts'
import type { CheckId } from '#domain/compliance/check.ts'
import { type AnOrder, anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { issuedGstin, registerShop } from '#test/tax-shop.ts'
import { seedDemoOrders } from '../app/seed/demo/seed-demo-orders.ts'
import { seedDemo } from '../app/seed/seed-demo.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { sweepRetention } from '../privacy/retention/sweep-retention.ts'
import { seedDemoTaxes } from '../tax/seed-demo-taxes.ts'

const gstin = issuedGstin
const day = 86_400_000

onNewShops('the console of the law', (testShop) => {
  const seen = async (period = '') => {
    const reader = await signedIn(testShop(), 'accountant')
    return must(await reader.get(`/api/admin/compliance${period && `?period=${period}`}`)).as(
      ComplianceList,
    )
  }
  const check = async (id: CheckId, period = '') => {
    const found = (await seen(period)).checks.find((one) => one.id === id)
    return [found?.state, found?.words]
  }
  const stateOf = async (id: CheckId) => (await check(id))[0]
  const { db } = { db: () => testShop().shop.db }
  /** As somebody saves it. */
  const setProducts = (values: Record<string, string | number | null>) =>
    db().write(async (tx) => {
      await tx.updateTable('products').set(values).execute()
      await bumpVersion(tx, testShop().shop.now())
    })
  const labelled = {
    hsn: '5007',
    facts: JSON.stringify({ maker: 'Weavers of Kanchipuram', country: 'India' }),
  }
  const packed = async (options = {}): Promise<AnOrder> => {
    const one = await anOrder(testShop(), { price: 10_660, ...options })
    await setProducts(labelled)
    await one.staff('moves', { to: 'packed' })
    await one.staff('invoice')
    return one
  }

  it('is green of a shop that sells as it should', async () => {
    await registerShop(testShop(), { gstin })
    const { deliver } = await packed()
    await deliver()
    await sweepRetention(testShop().shop)
    const { checks, red, amber } = await seen('012026')
    expect(checks.filter(({ state }) => state !== 'green')).toEqual([])
    expect([red, amber]).toEqual([0, 0])
  })

  it('C1, C2: says what is missing of the seller, and that a GSTIN is a placeholder', async () => {
    expect(await check('C1')).toEqual([
      'red',
      expect.stringContaining('the law wants a bill for every sale'),
    ])
    expect(await stateOf('C2')).toBe('green')
    await registerShop(testShop(), { legalName: '' })
    expect(await check('C1')).toEqual([
      'red',
      'Not filled in yet: the legal name. Buyers have a right to see them.',
    ])
    expect(await stateOf('C2')).toBe('red')
    await registerShop(testShop(), { gstin })
    expect([await stateOf('C1'), await stateOf('C2')]).toEqual(['green', 'green'])
  })

  it('C3: finds sarees without a code, and with one of another chapter', async () => {
    await registerShop(testShop(), { gstin })
    const owner = await signedIn(testShop(), 'owner')
    const silk = { name: 'Silk', slug: 'silk' }
    const category = must(await owner.post('/api/admin/categories', silk))
    const { id: categoryId } = category.body as { id: number }
    await addPiece(testShop().shop, { name: 'Kanjivaram', categoryId })
    expect((await check('C3'))[1]).toContain('1 saree on sale has no HSN (Kanjivaram)')
    await setProducts({ hsn: '7117' })
    expect((await check('C3'))[1]).toContain('7117 is of chapter 71')
    await setProducts({ archived_at: testShop().shop.now() })
    expect(await stateOf('C3')).toBe('green')
    await setProducts({ archived_at: null, hsn: '' })
    await db().write(async (tx) => {
      await tx.updateTable('categories').set({ hsn: '5007' }).execute()
      await bumpVersion(tx, testShop().shop.now())
    })
    expect(await stateOf('C3')).toBe('green')
  })

  it('C4: finds a number that no document has', async () => {
    await registerShop(testShop(), { gstin })
    await packed()
    expect(await stateOf('C4')).toBe('green')
    const move = (value: number) =>
      db().write((tx) =>
        tx.updateTable('counters').set({ value }).where('name', '=', 'invoice:2526').execute(),
      )
    await move(2)
    expect(await check('C4')).toEqual([
      'red',
      'Numbers are missing. INV-2526: 2 given, 1 on documents. The database was changed by hand, or restored in part.',
    ])
    await move(1)
    expect(await stateOf('C4')).toBe('green')
  })

  /** A row beside those that the shop wrote, which no trigger refuses. */
  const copied = (change: Record<string, string | number | null>, withRows = false) =>
    db().write(async (tx) => {
      const first = await tx.selectFrom('documents').selectAll().orderBy('id').executeTakeFirst()
      const { id, ...row } = first ?? { id: 0 }
      const values = { ...row, number: 'INV-2526-000009', order_id: null, ...change }
      const made = await tx
        .insertInto('documents')
        .values(values as never)
        .returning('id')
        .executeTakeFirstOrThrow()
      if (!withRows) return
      const rows = await tx
        .selectFrom('document_rows')
        .selectAll()
        .where('document_id', '=', id)
        .execute()
      const own = rows.map(({ id: _, ...one }) => ({ ...one, document_id: made.id }))
      await tx.insertInto('document_rows').values(own).execute()
    })

  it('C5, C6, C8: finds a document that is not its rows, and one of no order', async () => {
    await registerShop(testShop(), { gstin })
    await packed()
    await copied({}, true)
    expect([await stateOf('C5'), await stateOf('C8')]).toEqual(['green', 'green'])
    expect((await check('C6'))[1]).toBe('1 document belongs to no order (INV-2526-000009).')
    await copied({ number: 'INV-2526-000010' })
    expect((await check('C5'))[1]).toContain(
      '1 document is not the sum of its rows (INV-2526-000010)',
    )
    expect((await check('C8'))[1]).toContain('The tables of the return come to ₹31,980.00')
    expect((await check('C5', '122025'))[0]).toBe('green')
  })

  it('C6: finds a parcel that left without an invoice', async () => {
    await registerShop(testShop(), { gstin })
    const { id } = await packed()
    const set = (values: Record<string, string | null>) =>
      db().write((tx) => tx.updateTable('orders').set(values).where('id', '=', id).execute())
    await set({ state: 'shipped', invoice_number: null })
    expect((await check('C6'))[1]).toContain('1 order has left without an invoice (PAL-2026-')
    await set({ invoice_number: 'INV-2526-000001' })
    expect(await stateOf('C6')).toBe('green')
  })

  it('C7: finds a credit note after the last day for its invoice', async () => {
    await registerShop(testShop(), { gstin })
    await packed()
    const invoice = await db().read.selectFrom('documents').select('id').executeTakeFirst()
    const note = { kind: 'credit-note', of_document: invoice?.id ?? 0, fy: '2627' }
    await copied({ ...note, number: 'CN-2627-000001', day: '2026-11-30' }, true)
    testShop().clock.now = Date.UTC(2026, 11, 5)
    expect(await stateOf('C7')).toBe('green')
    await copied({ ...note, number: 'CN-2627-000002', day: '2026-12-01' }, true)
    expect((await check('C7'))[1]).toContain('too late for its invoice (CN-2627-000002)')
  })

  it('C9, C10: finds prices between two rates, and labels that say too little', async () => {
    await registerShop(testShop(), { gstin })
    await addPiece(testShop().shop, { name: 'Blouse', price: 2700 })
    expect(await stateOf('C9')).toBe('green')
    await setProducts({ tax_class: 'garment' })
    expect((await check('C9'))[1]).toContain('the price costs you 18 %, ₹2,625.00 would keep 5 %')
    await setProducts({ price_paise: 262_500 })
    expect(await stateOf('C9')).toBe('green')
    expect(await check('C10')).toEqual([
      'amber',
      '1 saree names no country of origin (Blouse). 1 saree names no maker (Blouse).',
    ])
    await setProducts({ ...labelled, mrp_paise: 262_499 })
    expect((await check('C10'))[1]).toBe('1 saree costs more than its MRP (Blouse).')
    const abroad = { maker: 'Looms of Jaffna', country: 'Sri Lanka' }
    await setProducts({ mrp_paise: 262_500, facts: JSON.stringify(abroad) })
    expect((await check('C10'))[0]).toBe('red')
    await setProducts({ facts: JSON.stringify({ ...abroad, importer: 'Meena Imports' }) })
    expect(await stateOf('C10')).toBe('green')
  })

  it('C11: counts complaints by their clocks', async () => {
    const [{ shop, clock }, text] = [testShop(), 'The border came off after one evening.']
    const writer = await signedIn(testShop(), 'owner')
    const form = { name: 'Asha', email: 'a@example.in', message: text, orderNumber: '' }
    must(await writer.post('/api/complaints', form))
    expect(await stateOf('C11')).toBe('green')
    const before = shop.now()
    clock.now = before + 30.5 * day
    expect(await stateOf('C11')).toBe('amber')
    clock.now = before + 32 * day
    expect((await check('C11'))[1]).toBe('1 complaint is over a limit of the law: answer today.')
  })

  it('C12: finds buyers who wait for their money', async () => {
    await openForBusiness(testShop())
    const { staff, id } = await anOrder(testShop(), { method: 'upi' })
    await staff('payments')
    await staff('moves', { to: 'cancelled', words: 'Out of stock' })
    const { clock } = testShop()
    clock.now += 7 * day - 1
    expect(await stateOf('C12')).toBe('green')
    clock.now += 2
    expect((await check('C12'))[1]).toContain('1 buyer has waited for money for more than 7 days')
    await db().write((tx) =>
      tx
        .updateTable('orders')
        .set((eb) => ({ refunded_paise: eb.ref('paid_paise') }))
        .where('id', '=', id)
        .execute(),
    )
    expect(await stateOf('C12')).toBe('green')
  })

  it('C13, C14: sees a fee at the door, and a letter of undertaking that ends', async () => {
    expect(await stateOf('C13')).toBe('green')
    await openForBusiness(testShop())
    expect((await check('C13'))[1]).toContain('Cash on delivery costs ₹50 extra.')
    const lut = { gstin, lutNumber: 'AD330326000001A', lutValidTo: '2026-03-31' }
    await registerShop(testShop(), lut)
    expect(await stateOf('C14')).toBe('green')
    testShop().clock.now = Date.UTC(2026, 2, 20)
    expect(await stateOf('C14')).toBe('amber')
    testShop().clock.now = Date.UTC(2026, 3, 1)
    expect(await stateOf('C14')).toBe('red')
  })

  it('C15, C16: holds the year’s turnover against the limit of the registration', async () => {
    await registerShop(testShop(), { gstin, registration: 'composition' })
    await packed()
    expect([await stateOf('C15'), await stateOf('C16')]).toEqual(['green', 'green'])
    await copied({ supply: 'inter' })
    expect((await check('C15'))[1]).toContain('went to another state (INV-2526-000009)')
    await copied({ number: 'INV-2526-000010', total_paise: 1_600_000_000 })
    await registerShop(testShop(), { gstin })
    expect([await stateOf('C15'), await stateOf('C16')]).toEqual(['green', 'green'])
    await copied({ number: 'INV-2526-000011', total_paise: 3_000_000_000 })
    expect(await stateOf('C16')).toBe('amber')
    await copied({ number: 'INV-2526-000012', total_paise: 1_000_000_000 })
    expect(await stateOf('C16')).toBe('red')
  })

  it('C17: counts consents to words that have changed', async () => {
    const { shop } = testShop()
    const consent = {
      ...{ subject_kind: 'subscriber' as const, subject_key: 'a@example.in' },
      ...{ purpose: 'newsletter' as const, notice_version: 1, language: 'en' as const },
      ...{ given_at: shop.now(), how: 'form' as const },
    }
    await db().write((tx) => tx.insertInto('consents').values(consent).execute())
    expect(await stateOf('C17')).toBe('green')
    const words = { purpose: 'newsletter' as const, version: 2, language: 'en' as const }
    const notice = { ...words, text: 'Other words', from_at: shop.now() + day, user_id: null }
    await db().write((tx) => tx.insertInto('notices').values(notice).execute())
    expect(await stateOf('C17')).toBe('green')
    testShop().clock.now += day
    expect((await check('C17'))[1]).toContain('1 consent rests on earlier words of its notice')
    await db().write((tx) => tx.updateTable('consents').set({ withdrawn_at: shop.now() }).execute())
    expect(await stateOf('C17')).toBe('green')
  })

  it('C18: misses what should have been taken away every night', async () => {
    expect(await check('C18')).toEqual([
      'amber',
      'Data that is over its time was never taken away yet. Run it once by hand.',
    ])
    await sweepRetention(testShop().shop)
    expect(await stateOf('C18')).toBe('green')
    testShop().clock.now += 2 * day - 1
    expect(await stateOf('C18')).toBe('green')
    testShop().clock.now += 1
    expect((await check('C18'))[1]).toContain('last taken away 2 days ago')
    expect(await stateOf('C18')).toBe('red')
    await sweepRetention(testShop().shop)
    expect(await stateOf('C18')).toBe('green')
  })

  it('is green of the demo shop too, but for a GSTIN that was never issued, and the return that is due', async () => {
    const { shop } = testShop()
    await seedDemo(shop)
    await shop.db.write(async (tx) => {
      await seedDemoTaxes(tx, shop.now())
      await seedDemoOrders(tx, shop.now())
    })
    await sweepRetention(shop)
    const { checks } = await seen()
    const others = checks.filter(({ state }) => state !== 'green')
    expect(others.map(({ id, words }) => [id, words])).toEqual([
      ['C2', expect.stringContaining('never issued to anybody')],
      ['C20', expect.stringContaining('1 Dec 2025 to 31 Dec 2025')],
    ])
    const { grievanceOfficer, address } = must(await newShopper(testShop()).get('/api/seller')).as(
      SellerBlock,
    )
    expect(grievanceOfficer).toMatchObject({
      ...{ name: 'A. Demo', phone: '+91 90000 00000', email: 'grievance@pallu.example' },
    })
    expect(address).toContain('00 North Mada Street')
  })

  it('C19: sees rates that are disputed or over, of what is sold', async () => {
    await addPiece(testShop().shop)
    expect(await stateOf('C19')).toBe('green')
    await setProducts({ tax_class: 'stitching' })
    expect((await check('C19'))[1]).toContain('The rate of Stitching is disputed.')
    const end = (to_day: string | null) =>
      db().write((tx) =>
        tx.updateTable('tax_rates').set({ to_day }).where('tax_class', '=', 'stitching').execute(),
      )
    await end('2025-12-31')
    expect(await stateOf('C19')).toBe('red')
    await setProducts({ tax_class: 'fabric' })
    expect(await stateOf('C19')).toBe('green')
    await db().write((tx) =>
      tx
        .updateTable('law_numbers')
        .set({ to_day: '2025-12-31' })
        .where('name', '=', 'cash-limit')
        .execute(),
    )
    expect((await check('C19'))[1]).toContain('ended without a next one: cash-limit')
  })

  it('C20: wants the return of the last month by the tenth', async () => {
    await registerShop(testShop(), { gstin })
    await packed()
    testShop().clock.now = Date.UTC(2026, 1, 9)
    expect(await stateOf('C20')).toBe('amber')
    testShop().clock.now = Date.UTC(2026, 1, 10)
    expect((await check('C20'))[1]).toBe(
      'The return of 1 Jan 2026 to 31 Jan 2026 is not closed yet. It is due.',
    )
    const accountant = await signedIn(testShop(), 'accountant')
    must(await accountant.post('/api/admin/books/periods/012026/closing', {}))
    expect(await stateOf('C20')).toBe('green')
  })

  it('C21, C22, C23: looks at where parcels go', async () => {
    await registerShop(testShop(), { gstin })
    const { id } = await packed()
    const all = async () => [await stateOf('C21'), await stateOf('C22'), await stateOf('C23')]
    expect(await all()).toEqual(['green', 'green', 'green'])
    await copied({ buyer_gstin: '29ZZZFB0000Z1ZF' })
    expect((await check('C21'))[1]).toContain('(INV-2526-000009)')
    const set = (values: Record<string, string | number>) =>
      db().write((tx) => tx.updateTable('orders').set(values).where('id', '=', id).execute())
    await set({ total_paise: 10_000_001 })
    expect((await check('C23'))[1]).toContain('1 packed order needs an e-way bill (PAL-2026-')
    const address = (state: string, pin: string) => JSON.stringify({ state, pin })
    await set({ total_paise: 5_000_001, address: address('Karnataka', '560001') })
    expect(await all()).toEqual(['amber', 'green', 'amber'])
    await set({ total_paise: 5_000_000, address: address('Karnataka', '600004') })
    expect(await all()).toEqual(['amber', 'amber', 'green'])
    await set({ state: 'delivered' })
    expect(await all()).toEqual(['amber', 'green', 'green'])
  })

  it('keeps a return back while something is red, and lets it go for a reason that is kept', async () => {
    await registerShop(testShop())
    await packed()
    testShop().clock.now = Date.UTC(2026, 1, 3)
    const accountant = await signedIn(testShop(), 'accountant')
    const file = '/api/admin/books/gstr1.json?period=012026'
    const closing = '/api/admin/books/periods/012026/closing'
    const refused = [
      await accountant.get(file),
      await accountant.get('/api/admin/books/gstr1.csv?period=012026&table=b2cs'),
      await accountant.post(closing, {}),
    ]
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409])
    expect(refused[0]?.body['message']).toMatch(
      /^Mend this first, .*C2: This GSTIN is a placeholder/,
    )
    // Said in the language of staff by the screen, which needs the facts of each.
    const found = [{ code: 'gstin-placeholder', params: {} }]
    expect(refused[0]?.body['params']).toMatchObject({ told: [{ id: 'C2', found }] })
    // The screen leads to what is red.
    expect(refused.map(({ body }) => body['current'])).toEqual(
      Array.from({ length: 3 }, () => ({ checks: ['C2'] })),
    )
    expect((await seen('012026')).waitsFor).toEqual(['C2'])
    const waive = (checks: CheckId[], words: string) =>
      accountant.post('/api/admin/compliance/waivers', { period: '012026', checks, words })
    expect((await waive(['C2'], 'why')).status).toBe(400)
    expect((await waive(['C3'], 'There is nothing red there')).status).toBe(409)
    const waived = must(await waive(['C2'], 'A trial with made-up data')).as(ComplianceList)
    expect(waived).toMatchObject({ waitsFor: [] })
    must(await waive(['C2'], 'Another reason, later on'))
    expect((await seen('012026')).checks.find(({ id }) => id === 'C2')?.waived).toBe(
      'A trial with made-up data',
    )
    must(await accountant.get(file))
    await setProducts({ hsn: '' })
    expect((await accountant.get(file)).status).toBe(409)
    must(await waive(['C3'], 'The codes come next week'))
    must(await accountant.post(closing, {}))
    const kept = await db().read.selectFrom('audit').selectAll().execute()
    expect(kept.filter(({ kind }) => kind === 'compliance-waiver')).toHaveLength(2)
  })
})
