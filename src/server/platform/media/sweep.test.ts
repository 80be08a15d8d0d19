import fs from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Shop } from '#server/platform/shop.ts'
import { uploadsFolder } from '#server/platform/shop.ts'
import { cloth } from '#test/hostile-pictures.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { uploadOf } from '#test/upload-of.ts'
import { writeDocument } from '../../settings/queries.ts'
import { keepImage } from './keep-image.ts'
import { fileName, hashOf } from './picture-name.ts'
import { insertPicture, type PictureRow } from './queries.ts'
import { sweepable, sweepUploads } from './sweep.ts'

const hour = 60 * 60_000

describe('unreferenced files older than 24 h', () => {
  const file = (name: string, changedAt: number) => ({ name, changedAt, bytes: 1 })
  const [wanted, unwanted] = ['a'.repeat(32), 'b'.repeat(32)]
  const now = 100 * hour

  it('goes by the hash, for whole pictures and what was made of them', () => {
    const files = [wanted, unwanted].flatMap((hash) => [
      file(`${hash}.jpg`, 0),
      file(`derived/${hash}-320.avif`, 0),
      file(`derived/${hash}-share.jpg`, 0),
    ])
    expect(sweepable(files, new Set([wanted]), now)).toEqual([
      `${unwanted}.jpg`,
      `derived/${unwanted}-320.avif`,
      `derived/${unwanted}-share.jpg`,
    ])
  })

  it('spares what is younger than a day, and what it does not know', () => {
    const files = [
      file(`${unwanted}.jpg`, now - 24 * hour),
      file(`${unwanted}.webp`, now - 24 * hour - 1),
      file('note.txt', 0),
    ]
    expect(sweepable(files, new Set(), now)).toEqual([`${unwanted}.webp`])
  })
})

onNewShops('sweepUploads', (testShop) => {
  let side = 20
  beforeEach(() => {
    testShop().clock.now = Date.now() // Files carry the machine's own time.
  })
  /** A picture with its row, and one size of it, all two days old. */
  async function old(shop: Shop): Promise<PictureRow> {
    side += 1
    const row = await keepImage(shop, uploadOf(await cloth(side, 20).jpeg().toBuffer()))
    const size = `derived/${hashOf(row.path)}-320.webp`
    await shop.media.put(size, Buffer.from('small'))
    await shop.db.write((tx) => insertPicture(tx, { ...row, created_at: shop.now() - 48 * hour }))
    for (const name of [fileName(row.path), size]) age(shop, name)
    return row
  }
  const age = (shop: Shop, name: string) => {
    const at = new Date(shop.now() - 48 * hour)
    fs.utimesSync(path.join(uploadsFolder(shop.config), name), at, at)
  }
  const stays = async (shop: Shop, row: PictureRow) => [
    await shop.media.has(fileName(row.path)),
    await shop.media.has(`derived/${hashOf(row.path)}-320.webp`),
    (await rowsOf(shop)).includes(row.path),
  ]
  const rowsOf = async (shop: Shop) => {
    const rows = await shop.db.read.selectFrom('pictures').select('path').execute()
    return rows.map((row) => row.path)
  }

  it('never deletes what is referenced', async () => {
    const { shop } = testShop()
    const product = await old(shop)
    const category = await old(shop)
    const avatar = await old(shop)
    const profile = await old(shop)
    const page = await old(shop)
    const nobody = await old(shop)
    await shop.db.write(async (tx) => {
      const times = { created_at: 1, updated_at: 1 }
      const words = { code: 'a', name: 'a', slug: 'a', fabric: 'a', color: 'a', occasion: 'a' }
      const { id } = await tx
        .insertInto('products')
        .values({ ...words, ...times, price_paise: 1, category_id: 1, archived_at: 5 })
        .returning('id')
        .executeTakeFirstOrThrow()
      const picture = { product_id: id, position: 0, path: product.path, alt: '' }
      await tx.insertInto('product_pictures').values(picture).execute()
      const silk = { name: 'Silk', slug: 'silk', image: category.path, ...times }
      await tx.insertInto('categories').values(silk).execute()
      const said = { customer_name: 'A', location: 'B', rating: 5, comment: 'c', created_at: 1 }
      await tx
        .insertInto('testimonials')
        .values({ ...said, avatar: avatar.path })
        .execute()
      await writeDocument(tx, 'profile', { craft: [{ picture: profile.path }] }, 1)
      const content = `<p><img src="${page.path.replace('.jpg', '-640.webp')}"></p>`
      await tx
        .insertInto('pages')
        .values({ title: 'A', slug: 'a', content, ...times })
        .execute()
    })
    expect(await sweepUploads(shop)).toEqual({ pictures: 1, files: 2 })
    for (const row of [product, category, avatar, profile, page]) {
      expect(await stays(shop, row)).toEqual([true, true, true])
    }
    expect(await stays(shop, nobody)).toEqual([false, false, false])
    expect(await sweepUploads(shop)).toEqual({ pictures: 0, files: 0 })
  })

  it('spares a picture whose form is still on its way', async () => {
    const { shop } = testShop()
    const fileAlone = await keepImage(shop, uploadOf(await cloth(90, 20).jpeg().toBuffer()))
    const anew = await old(shop)
    await shop.db.write((tx) => insertPicture(tx, { ...anew, created_at: shop.now() }))
    expect(await sweepUploads(shop)).toEqual({ pictures: 0, files: 0 })
    expect(await shop.media.has(fileName(fileAlone.path))).toBe(true)
    expect(await stays(shop, anew)).toEqual([true, true, true])
  })

  it('takes a file whose row was never written', async () => {
    const { shop } = testShop()
    const row = await keepImage(shop, uploadOf(await cloth(95, 20).jpeg().toBuffer()))
    age(shop, fileName(row.path))
    expect(await sweepUploads(shop)).toEqual({ pictures: 0, files: 1 })
    expect(await shop.media.has(fileName(row.path))).toBe(false)
  })
})
