import { expect, it } from 'vitest'
import { addManyDocuments } from '#test/many-documents.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { demoGstin, registerShop } from '#test/tax-shop.ts'
import { type DocumentRow, markCancelled } from '../documents/queries.ts'
import { findPeriod } from './find-period.ts'
import { presentBooks, presentPeriod } from './present.ts'

// What an accountant is told of the periods of the return, and of the turnover of a year.

const noon = (day: string) => Date.parse(`${day}T06:30:00Z`)

onNewShops('the books', (testShop) => {
  const db = () => testShop().shop.db
  const told = (day = '2026-01-15') => presentBooks(db().read, noon(day))
  const close = (period: string, from: string, to: string) =>
    db().write(async (tx) => {
      const row = { period, from_day: from, to_day: to, closed_at: noon(to), closed_by: null }
      await tx
        .insertInto('gst_periods')
        .values({ ...row, json_hash: 'hash', documents: 1, arn: 'AA33', filed_at: noon(to) + 1000 })
        .execute()
    })
  let copies = 500
  /** One more document like the first one, but for this. */
  const copied = (change: Partial<DocumentRow>) =>
    db().write(async (tx) => {
      const { id: _, ...row } = await tx
        .selectFrom('documents')
        .selectAll()
        .orderBy('id')
        .executeTakeFirstOrThrow()
      const number = `INV-2526-000${++copies}`
      await tx
        .insertInto('documents')
        .values({ ...row, ...change, number })
        .execute()
    })
  const periods = async (day?: string) => (await told(day)).periods.map(({ period }) => period)
  const empty = {
    ...{ documents: 0, cancelled: 0, total: 0, taxable: 0, tax: 0, exportsWithoutBill: 0 },
    ...{ isOver: false, closedAt: null, arn: '', filedAt: null, hash: '' },
  }
  const january = { ...empty, period: '012026', from: '2026-01-01', to: '2026-01-31' }

  it('of a shop that has said nothing have a turnover and no period', async () => {
    const quarters = [
      { from: '2025-04-01', to: '2025-06-30', total: 0 },
      { from: '2025-07-01', to: '2025-09-30', total: 0 },
      { from: '2025-10-01', to: '2025-12-31', total: 0 },
      { from: '2026-01-01', to: '2026-03-31', total: 0 },
    ]
    expect(await told()).toStrictEqual({
      ...{ registration: 'unregistered', gstin: '', filing: 'monthly', periods: [] },
      turnover: { year: '2025-26', quarters, total: 0, limit: 4_000_000 },
    })
  })

  it('of a regular seller have the running month, and the limit from which e-invoices are wanted', async () => {
    await registerShop(testShop())
    const books = await told()
    expect(books).toMatchObject({ registration: 'regular', gstin: demoGstin, filing: 'monthly' })
    expect(books.periods).toStrictEqual([january])
    expect(books.turnover.limit).toBe(50_000_000)
  })

  it('name no GSTIN of a shop that is not registered, and the limit of composition of one that is', async () => {
    await registerShop(testShop(), { registration: 'unregistered', filing: 'quarterly' })
    expect(await told()).toMatchObject({ gstin: '', filing: 'quarterly', periods: [] })
    await db().write((tx) => tx.deleteFrom('tax_settings').execute())
    await registerShop(testShop(), { registration: 'composition' })
    expect(await told()).toMatchObject({ gstin: demoGstin, turnover: { limit: 15_000_000 } })
  })

  it('of a period have what was sold in it, what was cancelled and which exports lack their bill', async () => {
    await registerShop(testShop())
    await addManyDocuments(db(), 3, '2026-01-10')
    await copied({ section: 'exp', total_paise: 1_066_050 })
    const { id } = await db()
      .read.selectFrom('documents')
      .select('id')
      .where('number', '=', 'INV-2526-000003')
      .executeTakeFirstOrThrow()
    await db().write((tx) => markCancelled(tx, id, { reason: 'Twice', now: 1 }))
    const sold = {
      ...{ documents: 4, cancelled: 1, total: 31_980.5, taxable: 30_457.14, tax: 1522.86 },
      exportsWithoutBill: 1,
    }
    expect((await told()).periods).toStrictEqual([{ ...january, ...sold }])
    expect((await told('2026-01-31')).periods[0]?.isOver).toBe(false)
    const [february, over] = (await told('2026-02-01')).periods
    expect([february?.period, over]).toEqual(['022026', { ...january, ...sold, isOver: true }])
  })

  it('of a closed period say when it was closed and filed, under which number and hash', async () => {
    await registerShop(testShop())
    await close('122025', '2025-12-01', '2025-12-31')
    const december = {
      ...{ ...empty, period: '122025', from: '2025-12-01', to: '2025-12-31', isOver: true },
      ...{ closedAt: '2025-12-31T06:30:00.000Z', filedAt: '2025-12-31T06:30:01.000Z' },
      ...{ arn: 'AA33', hash: 'hash' },
    }
    expect((await told()).periods).toStrictEqual([january, december])
    await db().write((tx) => tx.updateTable('gst_periods').set({ filed_at: null }).execute())
    const found = await findPeriod(db().read, '122025')
    expect(await presentPeriod(db().read, found, noon('2026-01-15'))).toStrictEqual({
      ...{ ...december, filedAt: null },
    })
  })

  it('have each month with documents that no return covers, the newest first, and none twice', async () => {
    await registerShop(testShop())
    await addManyDocuments(db(), 1, '2025-11-30')
    await addManyDocuments(db(), 1, '2025-09-30', 2)
    await addManyDocuments(db(), 1, '2026-01-02', 3)
    expect(await periods()).toEqual(['012026', '112025', '092025'])
    await close('092025', '2025-09-01', '2025-09-30')
    expect(await periods()).toEqual(['012026', '112025', '092025'])
    await close('112025', '2025-11-01', '2025-11-30')
    expect(await periods()).toEqual(['012026', '112025', '092025'])
    await close('012026', '2026-01-01', '2026-01-31')
    expect(await periods()).toEqual(['012026', '112025', '092025'])
  })

  it('have a quarter where the shop files so, once however many of its months have documents', async () => {
    await registerShop(testShop(), { filing: 'quarterly' })
    await addManyDocuments(db(), 1, '2025-11-30')
    await addManyDocuments(db(), 1, '2025-10-01', 2)
    const { periods: found } = await told()
    expect(found.map(({ period, from, to }) => [period, from, to])).toEqual([
      ['032026', '2026-01-01', '2026-03-31'],
      ['122025', '2025-10-01', '2025-12-31'],
    ])
  })

  it('have no period from before the shop was a regular seller', async () => {
    await registerShop(testShop(), { registration: 'composition' })
    await addManyDocuments(db(), 1, '2025-11-30')
    const before = await db().read.selectFrom('tax_settings').selectAll().executeTakeFirstOrThrow()
    const value = before.value.replace('"composition"', '"regular"')
    const row = { from_day: '2026-01-01', value, user_id: null, created_at: 1 }
    await db().write((tx) => tx.insertInto('tax_settings').values(row).execute())
    expect(await periods()).toEqual(['012026'])
  })

  it('have three years of closed months and no more', async () => {
    await registerShop(testShop())
    for (const year of [2022, 2023, 2024, 2025])
      for (let month = 1; month <= 12; month += 1) {
        const name = String(month).padStart(2, '0')
        await close(`${name}${year}`, `${year}-${name}-01`, `${year}-${name}-28`)
      }
    const found = await periods()
    expect([found.length, found[0], found.at(-1)]).toEqual([36, '012026', '022023'])
  })

  it('add up the quarters of the year that began in April', async () => {
    await registerShop(testShop())
    await addManyDocuments(db(), 1, '2025-04-01')
    for (const day of ['2026-03-31', '2026-03-31', '2025-03-31', '2025-09-30'])
      await copied({ day, total_paise: 1_066_010 })
    const { turnover } = await told('2026-03-31')
    expect(turnover.quarters.map(({ total }) => total)).toEqual([10_660, 10_660.1, 0, 21_320.2])
    expect([turnover.year, turnover.total]).toEqual(['2025-26', 42_640.3])
    expect(await told('2026-04-01')).toMatchObject({ turnover: { year: '2026-27', total: 0 } })
    expect((await told('2025-03-31')).turnover).toMatchObject({ year: '2024-25', total: 10_660.1 })
  })
})
