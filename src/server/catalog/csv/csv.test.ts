import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { TestShop } from '#test/create-test-shop.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { uploadOf } from '#test/upload-of.ts'
import type { Actor } from '../../audit/audit.ts'
import { saveCategory } from '../../content/save-category.ts'
import { harmless, unmarked } from '../../platform/csv.ts'
import type { Shop } from '../../platform/shop.ts'
import { exportCsv } from './export.ts'
import { importCsv, tryImport } from './import.ts'

const actor: Actor = { id: 1, username: 'meena', address: '127.0.0.1' }
const bytes = (text: string) => new TextEncoder().encode(text)
const heading = 'name,price,stock,fabric,color,occasion,category'

async function withCategory(shop: Shop) {
  const known = await shop.db.read
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', 'silk')
    .executeTakeFirst()
  if (known) return known.id
  const form = { name: 'Silk', slug: 'silk', description: null, files: {} }
  return (await saveCategory(shop, actor, null, form)).id
}

async function wholeCsv(shop: Shop): Promise<string> {
  let text = ''
  for await (const part of exportCsv(shop)) text += part
  return text
}

const products = (shop: Shop) => shop.db.read.selectFrom('products').selectAll().execute()

it('a cell that a spreadsheet would run is marked, and every cell comes back as it was (S35)', () => {
  expect(harmless('=1+1')).toBe("'=1+1")
  expect(harmless('+91 98')).toBe("'+91 98")
  expect(harmless('Silk')).toBe('Silk')
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', 'a') }),
      (text) => {
        expect(unmarked(harmless(text))).toBe(text)
        expect(harmless(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
      },
    ),
  )
})

onNewShops('products as a file', (testShop) => {
  const shopOf = async () => {
    const { shop }: TestShop = testShop()
    await withCategory(shop)
    return shop
  }

  it('a dry run says what would happen and writes nothing', async () => {
    const shop = await shopOf()
    const file = bytes(`${heading}\nMaroon Silk,8999,2,Silk,Maroon,Wedding,silk\n`)
    expect(await tryImport(shop, file, [])).toEqual({
      isDryRun: true,
      isApplied: false,
      rows: 1,
      created: 1,
      updated: 0,
      unchanged: 0,
      errors: [],
      errorCount: 0,
      stocks: [],
      stockCount: 0,
    })
    expect(await products(shop)).toHaveLength(0)
  })

  it('names every mistake by row and column, and saves nothing at all', async () => {
    const shop = await shopOf()
    const file = bytes(
      [
        `${heading},isFeatured,pictures,slug`,
        'Good,100,1,Silk,Red,Wedding,silk,yes,,good',
        ',abc,1.5,Silk,Red,Wedding,wool,perhaps,nothing.jpg,Bad Slug',
        'Again,100,1,Silk,Red,Wedding,silk,no,,good',
      ].join('\n'),
    )
    const report = await importCsv(shop, actor, file, [])
    expect(report.isApplied).toBe(false)
    const places = report.errors.map(({ row, column }) => `${row} ${column}`)
    expect(places.toSorted()).toEqual(
      [
        ...['3 category', '3 isFeatured', '3 name', '3 pictures', '3 price', '3 slug', '3 stock'],
        '4 slug',
      ].toSorted(),
    )
    expect(report.errors.at(-1)?.message).toBe('Row 2 has the same slug.')
    expect(await products(shop)).toHaveLength(0)
  })

  it('creates, then finds the same products again and changes only what differs', async () => {
    const shop = await shopOf()
    const first = bytes(
      [
        `${heading},discountPrice,zari,isNewArrival`,
        'Maroon Silk,"8,999",2,Silk,Maroon,Wedding,silk,10999,Pure,yes',
        '"=HYPERLINK(""x"")",₹500,0,Cotton,Blue,Daily,Silk,,,no',
      ].join('\r\n'),
    )
    expect(await importCsv(shop, actor, first, [])).toMatchObject({ isApplied: true, created: 2 })
    const exported = await wholeCsv(shop)
    expect(exported).toContain(`"'=HYPERLINK(""x"")"`)
    expect(await importCsv(shop, actor, bytes(exported), [])).toMatchObject({
      isApplied: true,
      created: 0,
      updated: 0,
      unchanged: 2,
    })
    const rows = await products(shop)
    const maroon = rows.find(({ slug }) => slug === 'maroon-silk')
    expect(maroon).toMatchObject({ price_paise: 899_900, discount_paise: 1_099_900, stock: 2 })
    const change = bytes(`code,stock,stockSeen\n${maroon?.code},5,2\n`)
    expect(await importCsv(shop, actor, change, [])).toMatchObject({ updated: 1, created: 0 })
    const after = (await products(shop)).find(({ id }) => id === maroon?.id)
    expect(after).toMatchObject({ stock: 5, price_paise: 899_900, facts: '{"zari":"Pure"}' })
    const ledger = await shop.db.read
      .selectFrom('stock_ledger')
      .select(['change', 'stock_after', 'reason', 'user_id'])
      .where('product_id', '=', maroon?.id ?? 0)
      .orderBy('id')
      .execute()
    expect(ledger).toEqual([
      { change: 2, stock_after: 2, reason: 'imported', user_id: 1 },
      { change: 3, stock_after: 5, reason: 'imported', user_id: 1 },
    ])
    const audit = await shop.db.read
      .selectFrom('audit')
      .select(['action', 'username', 'after'])
      .where('subject_id', '=', maroon?.id ?? 0)
      .where('kind', '=', 'product')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(audit).toEqual({ action: 'import', username: 'meena', after: '{"stock":5}' })
  })

  it('hangs pictures that came along by their file names, and keeps them on the way back', async () => {
    const shop = await shopOf()
    const red = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const file = bytes(
      `${heading},pictures\nWith Picture,100,1,Silk,Red,Daily,silk,Front View.PNG\n`,
    )
    expect(await tryImport(shop, file, [])).toMatchObject({ errorCount: 1 })
    expect(await tryImport(shop, file, ['front view.png'])).toMatchObject({ errorCount: 0 })
    const pictures = [{ fileName: 'Front View.png', ...uploadOf(red) }]
    expect(await importCsv(shop, actor, file, pictures)).toMatchObject({ isApplied: true })
    const records = parse<{ name: string }>(await wholeCsv(shop), { columns: true, bom: true })
    const mine = records.find((one) => one.name === 'With Picture')
    expect(mine).toMatchObject({ pictures: expect.stringMatching(/^[0-9a-f]{32}\.jpg$/) })
    expect(await importCsv(shop, actor, bytes(await wholeCsv(shop)), [])).toMatchObject({
      updated: 0,
    })
  })

  it('leaves an archived product alone and says so', async () => {
    const shop = await shopOf()
    await addPiece(shop)
    const [one] = await products(shop)
    await shop.db.write((tx) => tx.updateTable('products').set({ archived_at: 1 }).execute())
    const report = await importCsv(shop, actor, bytes(`code,stock\n${one?.code},9\n`), [])
    expect(report.errors).toEqual([
      {
        ...{ row: 2, column: 'code', message: 'This product is archived. Restore it first.' },
        code: { code: 'archived', params: {} },
      },
    ])
  })

  it('refuses what is no table of products', async () => {
    const shop = await shopOf()
    await expect(tryImport(shop, bytes(''), [])).rejects.toThrow('This file holds no products.')
    await expect(tryImport(shop, new Uint8Array([0xff, 0xfe, 0x00]), [])).rejects.toThrow('UTF-8')
    expect(await tryImport(shop, bytes('a;b;c\n1;2;3'), [])).toMatchObject({ errorCount: 4 })
  })

  it('takes 10,000 products at once', async () => {
    const shop = await shopOf()
    const line = (at: number) => `Saree ${at},${1000 + at},1,Silk,Red,Wedding,silk`
    const lines = Array.from({ length: 10_000 }, (_, at) => line(at))
    const report = await importCsv(shop, actor, bytes([heading, ...lines].join('\n')), [])
    expect(report).toMatchObject({ isApplied: true, created: 10_000 })
  })
})
