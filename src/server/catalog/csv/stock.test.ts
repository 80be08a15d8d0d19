import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { signedIn } from '#test/shopper.ts'
import type { Actor } from '../../audit/audit.ts'
import type { Shop } from '../../platform/shop.ts'
import { exportCsv } from './export.ts'
import { importCsv, tryImport } from './import.ts'

const actor: Actor = { id: 1, username: 'meena', address: '127.0.0.1' }
const exported = async (shop: Shop) => {
  let text = ''
  for await (const part of exportCsv(shop)) text += part
  return text
}
const bytes = (text: string) => new TextEncoder().encode(text)

onBothEngines('stock in a file', (testShop) => {
  const open = async (stock: number) => {
    const { shop } = testShop()
    const id = await addPiece(shop, { stock })
    const { code, name } = await shop.db.read
      .selectFrom('products')
      .select(['code', 'name'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const owner = await signedIn(testShop(), 'owner')
    const sell = () => owner.put(`/api/admin/products/${id}`, { stockChange: -1 })
    return { shop, id, code, name, sell }
  }

  it('an export that is older than a sale brings nothing back', async () => {
    const { shop, id, sell } = await open(1)
    const file = bytes(await exported(shop))
    must(await sell())
    const report = await importCsv(shop, actor, file, [])
    expect(report).toMatchObject({ isApplied: true, errorCount: 0, stocks: [] })
    expect(await stockOf(shop, id)).toBe(0)
  })

  it('an export without the figures that were seen is told, and brings nothing back either', async () => {
    const { shop, id, code, name, sell } = await open(1)
    const file = bytes(`code,stock\n${code},1\n`)
    must(await sell())
    const doubt = { row: 2, code, name, now: 0, wanted: 1, seen: null }
    expect(await tryImport(shop, file, [])).toMatchObject({
      ...{ updated: 0, unchanged: 1, errorCount: 0 },
      ...{ stocks: [doubt], stockCount: 1 },
    })
    expect((await importCsv(shop, actor, file, [])).stocks).toEqual([doubt])
    expect(await stockOf(shop, id)).toBe(0)
    expect((await importCsv(shop, actor, file, [], { stock: 'replace' })).updated).toBe(1)
    expect(await stockOf(shop, id)).toBe(1)
  })

  it('an export that is older than a change of somebody else is refused with both sides', async () => {
    const { shop, id, code } = await open(3)
    const file = (await exported(shop)).split('\r\n')
    const change = { price_paise: 700_000 }
    await shop.db.write((tx) =>
      tx.updateTable('products').set(change).where('id', '=', id).execute(),
    )
    const own = file.filter((line, at) => at === 0 || line.startsWith(code)).join('\r\n')
    const report = await importCsv(shop, actor, bytes(own), [])
    expect(report).toMatchObject({ isApplied: false, errorCount: 1 })
    expect(report.errors[0]?.column).toBe('version')
    expect(report.errors[0]?.message).toContain('price “7000” here, “2000” there')
    const emptied = own.replace(/[\w-]{12}\r?\n?$/, '')
    expect(await importCsv(shop, actor, bytes(emptied), [])).toMatchObject({ updated: 1 })
    expect(await importCsv(shop, actor, bytes(own), [])).toMatchObject({ unchanged: 1 })
  })

  it('a figure counts over the one that was seen, and is in doubt over another', async () => {
    const { shop, id, code, name, sell } = await open(3)
    const file = bytes(`code,stock,stockSeen\n${code},8,3\n`)
    expect((await tryImport(shop, file, [])).updated).toBe(1)
    must(await sell())
    const report = await importCsv(shop, actor, file, [])
    expect(report.stocks).toEqual([{ row: 2, code, name, now: 2, wanted: 8, seen: 3 }])
    expect(await stockOf(shop, id)).toBe(2)
    await importCsv(shop, actor, bytes(`code,stock,stockSeen\n${code},8,2\n`), [])
    expect(await stockOf(shop, id)).toBe(8)
  })

  it('a difference counts whatever was sold, and never takes more than is there', async () => {
    const { shop, id, code, sell } = await open(3)
    must(await sell())
    await importCsv(shop, actor, bytes(`code,stockChange\n${code},+4\n`), [])
    expect(await stockOf(shop, id)).toBe(6)
    const less = await importCsv(shop, actor, bytes(`code,stockChange\n${code},-7\n`), [])
    expect(less.errors).toEqual([
      {
        ...{ row: 2, column: 'stockChange', message: 'Only 6 are there.' },
        code: { code: 'too-few', params: { stock: 6 } },
      },
    ])
    const both = bytes(`code,stock,stockSeen,stockChange\n${code},9,6,1\n`)
    expect((await importCsv(shop, actor, both, [])).errors).toMatchObject([
      { column: 'stockChange', message: 'Write a stock or a change, not both.' },
    ])
    expect(await stockOf(shop, id)).toBe(6)
  })

  it('an export names all three columns', async () => {
    const { shop, code } = await open(4)
    const rows = parse(await exported(shop), { columns: true, bom: true }) as { code: string }[]
    expect(rows.find((row) => row.code === code)).toMatchObject({
      ...{ stock: '4', stockSeen: '4', stockChange: '' },
    })
  })
})
