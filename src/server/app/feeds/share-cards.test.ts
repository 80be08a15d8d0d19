import sharp from 'sharp'
import { expect, it } from 'vitest'
import { cardAddress } from '#domain/pictures/picture-address.ts'
import { keepImage } from '#server/platform/media/keep-image.ts'
import { insertPicture } from '#server/platform/media/queries.ts'
import type { TestShop } from '#test/create-test-shop.ts'
import { saveProduct, saveWords } from '#test/factories.ts'
import { cloth } from '#test/hostile-pictures.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'
import { uploadOf } from '#test/upload-of.ts'

const english = 'Peacock & <Gold> Kanjivaram'

async function piece({ shop }: TestShop, slug: string, facts = {}) {
  const picture = await keepImage(shop, uploadOf(await cloth(600, 900).jpeg().toBuffer()))
  const id = await saveProduct(shop, { slug, name: english, price_paise: 12_400_00, ...facts })
  await shop.db.write(async (tx) => {
    await insertPicture(tx, picture)
    const shown = { product_id: id, position: 0, path: picture.path, alt: '' }
    await tx.insertInto('product_pictures').values(shown).execute()
  })
  return { id, image: picture.path }
}

/** How dark each part of the card's right side is, so that two cards can be told apart. */
async function inkOf(card: ArrayBuffer) {
  const { data } = await sharp(Buffer.from(card))
    .extract({ left: 520, top: 0, width: 680, height: 630 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.reduce((dark, value) => dark + (value < 128 ? 1 : 0), 0)
}

onBothEngines('a picture card for sharing', (testShop) => {
  it('shows picture, name and price in 1200x630, small enough for WhatsApp', async () => {
    const { app } = testShop()
    const { image } = await piece(testShop(), 'card-peacock')
    const address = cardAddress({ slug: 'card-peacock', image, currentPrice: 12_400 }, 'en') ?? ''
    const answer = await app.request(address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
    const bytes = await answer.arrayBuffer()
    expect(bytes.byteLength).toBeLessThan(300_000)
    expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(await inkOf(bytes)).toBeGreaterThan(3000)
    const known = { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } }
    expect((await app.request(address, known)).status).toBe(304)
  })

  it('is written in the language of the page, and anew when the price changes', async () => {
    const { app, shop } = testShop()
    const { id } = await piece(testShop(), 'card-tamil')
    const words = 'மயில்கழுத்து காஞ்சிபுரம் பட்டு'
    await saveWords(shop, 'ta', [{ thing: 'product', field: 'name', id, words, english }])
    const [en, ta] = await Promise.all(
      ['en', 'ta'].map((one) => app.request(`/cards/${one}/card-tamil.jpg`)),
    )
    expect(ta?.headers.get('etag')).not.toBe(en?.headers.get('etag'))
    expect(await inkOf((await ta?.arrayBuffer()) ?? new ArrayBuffer())).toBeGreaterThan(3000)
    await shop.db.write((tx) =>
      tx.updateTable('products').set({ discount_paise: 9_900_00 }).where('id', '=', id).execute(),
    )
    const cheaper = await app.request('/cards/en/card-tamil.jpg')
    expect(cheaper.headers.get('etag')).not.toBe(en?.headers.get('etag'))
  })

  it('of what is not shown there is none: no piece, no picture, no other language, no shop yet', async () => {
    const { app, shop } = testShop()
    await saveProduct(shop, { slug: 'card-bare' })
    await piece(testShop(), 'card-gone', { archived_at: 1 })
    await piece(testShop(), 'card-soon')
    for (const path of ['en/card-none', 'en/card-bare', 'en/card-gone', 'fr/card-soon']) {
      const answer = await app.request(`/cards/${path}.jpg`)
      expect([path, answer.status]).toEqual([path, 404])
    }
    const owner = await signedIn(testShop(), 'owner')
    const ask = async () => (await app.request('/cards/en/card-soon.jpg')).status
    expect(await ask()).toBe(200)
    must(await owner.put('/api/admin/opening', { isOpen: false }))
    const closed = await ask()
    must(await owner.put('/api/admin/opening', { isOpen: true }))
    expect(closed).toBe(404)
  })
})
