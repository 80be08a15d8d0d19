import { beforeEach, expect, it } from 'vitest'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'
import { spoolOf } from '../../platform/http/body/spool.ts'

// A table of products that staff send, whose room on the disk is given back whatever comes of it.

onNewShops('the room that a table of products takes', (testShop) => {
  let owner: Shopper
  beforeEach(async () => {
    owner = await signedIn(testShop(), 'owner')
  })

  const send = (fields: Record<string, string>, ...files: [name: string, file: File][]) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    for (const [name, file] of files) form.append(name, file)
    return owner.post('/api/admin/products/import', form)
  }
  const csv = (text: string): [string, File] => ['file', new File([text], 'products.csv')]
  const held = () => spoolOf(testShop().shop).held()

  it('is given back where it is taken, tried, refused or left out', async () => {
    const id = await addPiece(testShop().shop)
    const products = testShop().shop.db.read.selectFrom('products').select('code')
    const { code } = await products.where('id', '=', id).executeTakeFirstOrThrow()
    const table = csv(`code,name\n${code},Temple border\n`)
    for (const fields of [{}, { dryRun: '1' }]) {
      expect(must(await send(fields, table)).body).toMatchObject({ errorCount: 0 })
      expect(held()).toBe(0)
    }
    expect((await send({}, csv(''))).status).toBeGreaterThanOrEqual(400)
    expect(held()).toBe(0)
    expect((await send({})).body['refusal']).toBe('no-csv-chosen')
    expect(held()).toBe(0)
  })

  it('is for sixty pictures and the table, no more', async () => {
    const pictures = (count: number) =>
      Array.from({ length: count }, (_, at): [string, File] => {
        return ['images', new File(['x'], `picture-${at}.jpg`)]
      })
    const table = csv('code,pictures\nT-0,picture-0.jpg\n')
    expect((await send({ dryRun: '1' }, table, ...pictures(60))).status).toBe(200)
    const more = await send({ dryRun: '1' }, table, ...pictures(61))
    expect([more.body['refusal'], more.body['params']]).toEqual(['too-many-files', { most: 61 }])
    expect(held()).toBe(0)
  })

  it('goes out named by the day', async () => {
    const { headers } = must(await owner.get('/api/admin/products.csv'))
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="products-2026-01-15.csv"',
    )
  })
})
