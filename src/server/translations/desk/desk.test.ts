import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { Product } from '#contract/catalog/types.ts'
import { LanguageCount, TranslationsReport } from '#contract/translations/admin-types.ts'
import { saveProduct, saveWords } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { csvLines, unmarked } from '../../platform/csv.ts'
import { bumpVersion } from '../../platform/db/version.ts'
import { columns } from './export.ts'

type Row = Record<string, string>

onNewShops('translations in a spreadsheet', (testShop) => {
  const brought = async () => {
    const { shop } = testShop()
    const piece = { name: 'Cream Gadwal', slug: 'cream', description: '=Plain cream.' }
    const id = await saveProduct(shop, { ...piece, color: 'Cream' })
    return { id, owner: await signedIn(testShop(), 'owner') }
  }
  const rowsOf = async (owner: Shopper) => {
    const { text } = must(await owner.get('/api/admin/translations.csv'))
    const rows = parse<Row>(text, { columns: true, bom: true })
    return { text, rows: rows.map(bare) }
  }
  const send = async (owner: Shopper, rows: Row[], how: Row = {}) => {
    const lines = rows.map((row) => columns.map((column) => row[column] ?? ''))
    const form = new FormData()
    for (const [name, value] of Object.entries(how)) form.append(name, value)
    form.append('file', new File([csvLines([columns, ...lines])], 'words.csv'))
    return must(await owner.post('/api/admin/translations/import', form)).as(TranslationsReport)
  }
  const countOf = async (owner: Shopper, language: string) => {
    const counts = must(await owner.get('/api/admin/translations')).as(z.array(LanguageCount))
    return counts.find((one) => one.language === language)
  }
  const named = (rows: Row[], field: string, thing = 'product') =>
    rows.find((row) => row['thing'] === thing && row['field'] === field) ?? {}
  const inTamil = async () =>
    (await newShopper(testShop()).get('/api/products/cream?language=ta')).as(Product)

  it('go out, come back filled, and are read by shoppers', async () => {
    const { owner } = await brought()
    const { text, rows } = await rowsOf(owner)
    expect(text).toContain("'=Plain cream.")
    const before = await countOf(owner, 'ta')
    expect(before).toMatchObject({ fields: rows.length, missing: rows.length - 1 })
    const filled = [
      { ...named(rows, 'name'), ta: 'க்ரீம் கத்வால்' },
      { ...named(rows, 'description'), ta: '=எளிய க்ரீம்.' },
      { ...named(rows, 'color:Cream', 'value'), ta: 'க்ரீம்' },
    ]
    expect(await send(owner, filled, { dryRun: '1' })).toMatchObject({
      ...{ isApplied: false, rows: 3, changed: 3, errorCount: 0 },
    })
    expect((await inTamil()).name).toBe('Cream Gadwal')
    expect(await send(owner, filled)).toMatchObject({ isApplied: true, changed: 3 })
    expect(await inTamil()).toMatchObject({
      ...{ name: 'க்ரீம் கத்வால்', description: '=எளிய க்ரீம்.', labels: { color: 'க்ரீம்' } },
    })
    expect(await countOf(owner, 'ta')).toMatchObject({ missing: rows.length - 4, stale: 0 })
    const again = await rowsOf(owner)
    expect(again.text).toContain("'=எளிய க்ரீம்.")
    // As a spreadsheet gives it back, nothing is other than before.
    expect(await send(owner, again.rows)).toMatchObject({ changed: 0 })
    const audit = await testShop().shop.db.read.selectFrom('audit').selectAll().execute()
    expect(audit).toHaveLength(1)
    expect(audit[0]).toMatchObject({ action: 'import', kind: 'translation', subject: 'ta' })
  })

  it('are counted as stale once the English changes, until somebody has read them again', async () => {
    const { owner, id } = await brought()
    const { shop } = testShop()
    const name = { thing: 'product', id, field: 'name', english: 'Cream Gadwal' } as const
    await saveWords(shop, 'ta', [{ ...name, words: 'க்ரீம் கத்வால்' }])
    await saveWords(shop, 'hi', [{ ...name, words: 'क्रीम गडवाल', madeBy: 'machine' }])
    expect(await countOf(owner, 'ta')).toMatchObject({ stale: 0, machine: 0 })
    expect(await countOf(owner, 'hi')).toMatchObject({ stale: 0, machine: 1 })
    await shop.db.write(async (tx) => {
      await tx.updateTable('products').set({ name: 'Ivory Gadwal' }).where('id', '=', id).execute()
      await bumpVersion(tx, shop.now())
    })
    expect(await countOf(owner, 'ta')).toMatchObject({ stale: 1 })
    const rows = (await rowsOf(owner)).rows
    expect(await send(owner, rows)).toMatchObject({ changed: 0 })
    expect(await send(owner, rows, { accept: '1' })).toMatchObject({ changed: 2 })
    expect(await countOf(owner, 'ta')).toMatchObject({ stale: 0 })
    expect(await countOf(owner, 'hi')).toMatchObject({ machine: 0, stale: 0 })
  })

  it('are not written over what has changed since the file was made, neither words nor English', async () => {
    const { owner, id } = await brought()
    const { shop } = testShop()
    const { rows } = await rowsOf(owner)
    const mine = { ...named(rows, 'name'), ta: 'என் சொல்' }
    const name = { thing: 'product', id, field: 'name', english: 'Cream Gadwal' } as const
    await saveWords(shop, 'ta', [{ ...name, words: 'வேறொருவர் சொல்' }])
    const story = { ...named(rows, 'description'), en: 'Other English', version: '', ta: 'கதை' }
    const refused = await send(owner, [mine, story])
    expect(refused).toMatchObject({ isApplied: false, errorCount: 2 })
    expect(refused.errors.map(({ row, column }) => [row, column])).toEqual([
      [2, 'version'],
      [3, 'version'],
    ])
    expect((await inTamil()).name).toBe('வேறொருவர் சொல்')
  })

  it('name every row that is wrong, and save nothing of the file', async () => {
    const { owner } = await brought()
    const { rows } = await rowsOf(owner)
    const good = { ...named(rows, 'name'), ta: 'சொல்' }
    const unknown = { thing: 'product', id: '999', field: 'name', ta: 'சொல்' }
    const report = await send(owner, [good, unknown, { ...unknown, thing: "x'; drop" }])
    expect(report).toMatchObject({ isApplied: false, errorCount: 2 })
    expect(report.errors.map(({ row, column }) => [row, column])).toEqual([
      [3, 'field'],
      [4, 'field'],
    ])
    expect((await inTamil()).name).toBe('Cream Gadwal')
    const form = new FormData()
    form.append('file', new File(['thing,id,words\nproduct,1,x\n'], 'a.csv'))
    const heading = must(await owner.post('/api/admin/translations/import', form))
    expect(heading.as(TranslationsReport).errors.map(({ column }) => column)).toEqual([
      'words',
      'field',
    ])
  })
})

/** Without the marks, which `csvLines` sets again. */
const bare = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, unmarked(cell)]))
