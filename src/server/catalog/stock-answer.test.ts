import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { StockPage } from '#contract/catalog/admin-types.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { signedIn } from '#test/shopper.ts'

onBothEngines('a page of the table of products', (testShop) => {
  it('brings the preview of the picture that a row shows, and of no other', async () => {
    const { shop } = testShop()
    const id = await addPiece(shop, { price: 6000 })
    await shop.db.write(async (tx) => {
      await tx.deleteFrom('product_pictures').where('product_id', '=', id).execute()
      for (const position of [0, 1, 2]) {
        const path = `/uploads/stock-answer-${position}.jpg`
        const known = { path, width: 600, height: 800, bytes: 1, created_at: 1 }
        await tx
          .insertInto('pictures')
          .values({ ...known, preview: `data:${position}` })
          .execute()
        const of = { product_id: id, position, path, alt: `Picture ${position}` }
        await tx.insertInto('product_pictures').values(of).execute()
      }
    })
    const manager = await signedIn(testShop(), 'manager')
    const { items } = (await manager.get('/api/admin/stock')).as(StockPage)
    const pictures = items.find((item) => item.id === id)?.pictures
    expect(pictures?.map(({ preview }) => preview)).toEqual(['data:0', '', ''])
    expect(pictures?.map(({ alt }) => alt)).toEqual(['Picture 0', 'Picture 1', 'Picture 2'])
  })

  it('leaves compressed for whoever reads brotli, and plain for whoever does not', async () => {
    const { shop, app } = testShop()
    for (let at = 0; at < 4; at++) await addPiece(shop, { price: 6000 })
    const manager = await signedIn(testShop(), 'manager')
    const cookie = [...manager.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const ask = (accepted: string) =>
      app.request('/api/admin/stock', {
        headers: { cookie, 'accept-encoding': accepted, 'sec-fetch-site': 'same-origin' },
      })
    const plain = await ask('identity')
    expect(plain.headers.get('content-encoding')).toBe(null)
    const text = await plain.text()
    const packed = await ask('gzip, deflate, br')
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('vary')).toContain('Accept-Encoding')
    const body = Buffer.from(await packed.arrayBuffer())
    expect(brotliDecompressSync(body).toString()).toBe(text)
    expect(body.length).toBeLessThan(text.length / 2)
    const known = packed.headers.get('etag') ?? ''
    const again = await app.request('/api/admin/stock', {
      headers: { cookie, 'if-none-match': known, 'accept-encoding': 'br' },
    })
    expect(again.status).toBe(304)
  })
})
