import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { onBothEngines } from '#test/on-both-engines.ts'
import { queryPlans } from '#test/query-plans.ts'
import { documentPage } from './list-queries.ts'

const many = 100_000

onBothEngines('a list of a hundred thousand documents', (testShop) => {
  beforeAll(async () => {
    const { db } = testShop().shop
    await db.write(async (tx) => {
      await sql`
        insert into documents (series, number, kind, issued_at, day, fy, seller, buyer, delivery, terms,
          taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, discount_paise, words, keep_until)
        with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(many)})
        select 'INV', 'INV-2526-' || (1000000 + i),
          case when i % 1000 = 0 then 'credit-note' else 'tax-invoice' end,
          i, '2026-01-15', '2526', '{}', '{}', '{}', '{}', 0, 0, 0, 0, 0, 0, '', '2033-12-31'
        from numbers`.execute(tx)
    })
    await db.write((tx) => sql`analyze documents`.execute(tx))
  })

  it.each([
    ['all', {}, 'documents_latest', many],
    ['of some days', { from: '1970-01-01', to: '1970-01-01' }, 'documents_latest', many],
    ['of a kind', { kind: 'credit-note' as const }, 'documents_of_kind', many / 1000],
  ])('is read a page at a time by its index: %s', async (_what, wish, index, total) => {
    const { db } = testShop().shop
    const [page] = await queryPlans(db, ({ read }) => documentPage(read, wish, 1, 25))
    expect(page).toContain(index)
    expect(page).not.toMatch(/Seq Scan|"Sort|TEMP B-TREE/)
    const found = await documentPage(db.read, wish, 2, 25)
    expect(found.total).toBe(total)
    expect(found.rows).toHaveLength(25)
  })

  it('by a whole number, however it was typed, without reading the others', async () => {
    const { db } = testShop().shop
    const wish = { q: ' inv-2526-1000777 ' }
    const [named] = await queryPlans(db, ({ read }) => documentPage(read, wish, 1, 25))
    expect(named).toContain('documents_by_number')
    expect(named).not.toMatch(/Seq Scan on documents|SCAN (d|n|documents)\b/)
    const { rows, total } = await documentPage(db.read, wish, 1, 25)
    expect([total, rows[0]?.number]).toEqual([1, 'INV-2526-1000777'])
  })
})
