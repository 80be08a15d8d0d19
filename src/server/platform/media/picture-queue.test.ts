import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import type { Shop } from '#server/platform/shop.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { cloth } from '#test/hostile-pictures.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { uploadOf } from '#test/upload-of.ts'
import { keepImage } from './keep-image.ts'
import { createLease } from './lease.ts'
import type { Media } from './media.ts'
import { hashOf } from './picture-name.ts'
import { createPictureQueue } from './picture-queue.ts'
import type { PictureQueue } from './picture-queue-type.ts'
import { insertPicture, type PictureRow } from './queries.ts'

const brisk = { breathMs: 0, busyMs: 1, troubleMs: 1, isBusy: () => false, priority: 0 }
const opened: TestShop[] = []
const queues: PictureQueue[] = []
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.stop()
  for (const shop of opened.splice(0)) await shop.close()
})

async function shopWith(...sizes: [number, number][]) {
  const test = await createTestShop()
  opened.push(test)
  const rows: PictureRow[] = []
  for (const [width, height] of sizes) rows.push(await kept(test.shop, width, height))
  return { ...test, rows }
}

async function kept(shop: Shop, width: number, height: number): Promise<PictureRow> {
  const row = await keepImage(shop, uploadOf(await cloth(width, height).jpeg().toBuffer()))
  await shop.db.write((tx) => insertPicture(tx, row))
  return row
}

function queueOf(shop: Shop, around: Partial<Shop> = {}, options = {}) {
  const queue = createPictureQueue({ ...shop, ...around }, { ...brisk, ...options })
  queues.push(queue)
  return queue
}

/** The media of a shop, noting the names that were put. */
function noting(media: Media, puts: string[]): Media {
  return {
    ...media,
    put(name, bytes) {
      puts.push(name)
      return media.put(name, bytes)
    },
  }
}

const avif = (row: PictureRow | undefined, width: number) =>
  `derived/${hashOf(row?.path ?? '')}-${width}.avif`

describe('a background queue makes the AVIF', () => {
  it('makes every missing size of every picture, none wider than the picture', async () => {
    const { shop, rows } = await shopWith([340, 60], [700, 50])
    const queue = queueOf(shop)
    queue.start()
    await queue.settled()
    const names = (await shop.media.list('derived/')).map((file) => file.name).sort()
    const wanted = [320, 480].map((width) => avif(rows[0], width))
    const wider = [320, 480, 640, 960].map((width) => avif(rows[1], width))
    expect(names).toEqual([...wanted, ...wider].sort())
    expect(queue.figures()).toEqual({ waiting: 0, made: 6, failed: 0 })
    const facts = await sharp((await shop.media.get(avif(rows[1], 960))) ?? '').metadata()
    expect(facts).toMatchObject({ compression: 'av1', width: 700 })
  })

  it('what stands first in a gallery comes first, small widths before wide ones', async () => {
    const { shop, rows } = await shopWith([500, 40], [490, 40])
    await shop.db.write(async (tx) => {
      const words = { code: 'a', name: 'a', slug: 'a', fabric: 'a', color: 'a', occasion: 'a' }
      const times = { created_at: 1, updated_at: 1 }
      const product = { ...words, ...times, price_paise: 1, category_id: 1 }
      const { id } = await tx
        .insertInto('products')
        .values(product)
        .returning('id')
        .executeTakeFirstOrThrow()
      const path = rows[1]?.path ?? ''
      await tx
        .insertInto('product_pictures')
        .values({ product_id: id, position: 0, path, alt: '' })
        .execute()
    })
    const puts: string[] = []
    const queue = queueOf(shop, { media: noting(shop.media, puts) })
    queue.start()
    await queue.settled()
    const order = [rows[1], rows[0]].flatMap((row) =>
      [320, 480, 640].map((width) => avif(row, width)),
    )
    expect(puts).toEqual(order)
  })

  it('a size that somebody asks for goes in front', async () => {
    const { shop, rows } = await shopWith([340, 40], [345, 40])
    const puts: string[] = []
    const queue = queueOf(shop, { media: noting(shop.media, puts) })
    const [first, second] = rows
    if (!first || !second) throw new Error('Two pictures were kept.')
    queue.add({ ...first, isMain: true })
    queue.add({ ...second, isMain: true })
    queue.add({ ...second, isMain: true }, 1200)
    queue.start()
    await queue.settled()
    expect(puts[0]).toBe(avif(second, 480))
    expect(puts).toHaveLength(4)
  })

  it('stops gracefully and resumes after a restart with what is missing', async () => {
    const { shop, rows } = await shopWith([1300, 20])
    const puts: string[] = []
    let first: PictureQueue | undefined
    const media = noting(shop.media, puts)
    const stopping: Media = {
      ...media,
      async put(name, bytes) {
        await media.put(name, bytes)
        if (puts.length === 2) void first?.stop()
      },
    }
    first = queueOf(shop, { media: stopping })
    first.start()
    await first.settled()
    expect(puts).toEqual([avif(rows[0], 320), avif(rows[0], 480)])
    expect(first.figures().waiting).toBe(3)
    const second = queueOf(shop, { media })
    second.start()
    await second.settled()
    expect(puts.slice(2)).toEqual([640, 960, 1200].map((width) => avif(rows[0], width)))
  })

  it('a stop waits for no encoding', async () => {
    const { shop } = await shopWith([1300, 900])
    const queue = queueOf(shop)
    queue.start()
    while (queue.figures().waiting !== 4) await new Promise(setImmediate)
    await queue.stop()
    expect(queue.figures()).toEqual({ waiting: 5, made: 0, failed: 0 })
    queue.start()
    await queue.settled()
    expect(queue.figures().waiting).toBe(0)
  })

  it('waits while visitors are served, but not for ever', async () => {
    const { shop } = await shopWith([340, 20])
    let asked = 0
    const isBusy = () => {
      asked += 1
      return asked < 20
    }
    const patient = queueOf(shop, {}, { isBusy })
    patient.start()
    await patient.settled()
    expect(asked).toBeGreaterThanOrEqual(20)
    expect(patient.figures().made).toBe(2)
    await kept(shop, 350, 20)
    const pressed = queueOf(shop, {}, { isBusy: () => true, longestPauseMs: 5 })
    pressed.start()
    await pressed.settled()
    expect(pressed.figures().made).toBe(2)
  })

  it('a picture that cannot be read fails once and holds up nobody', async () => {
    const { shop, rows } = await shopWith([340, 20], [345, 20])
    await shop.media.put((rows[0]?.path ?? '').slice('/uploads/'.length), Buffer.from('rotten'))
    const queue = queueOf(shop)
    queue.start()
    await queue.settled()
    expect(queue.figures()).toEqual({ waiting: 0, made: 2, failed: 2 })
    if (rows[0]) queue.add({ ...rows[0], isMain: true }, 320)
    expect(queue.figures().waiting).toBe(0)
  })

  it('a storage in trouble is asked again later', async () => {
    const { shop } = await shopWith([340, 20])
    let troubles = 3
    const shaky: Media = {
      ...shop.media,
      async put(name, bytes) {
        troubles -= 1
        if (troubles >= 0) throw new Error('ENOSPC')
        await shop.media.put(name, bytes)
      },
    }
    const queue = queueOf(shop, { media: shaky })
    queue.start()
    await queue.settled()
    expect(queue.figures()).toEqual({ waiting: 0, made: 2, failed: 0 })
  })

  it('progress in the log', async () => {
    const { shop } = await shopWith()
    for (let n = 0; n < 25; n++) await kept(shop, 321 + n, 8)
    const lines: string[] = []
    const log = { info: (line: string) => lines.push(line) } as unknown as Shop['log'] // All that it calls.
    const queue = queueOf(shop, { log })
    queue.start()
    await queue.settled()
    expect(lines[0]).toBe('pictures: 50 AVIF sizes wait to be made')
    expect(lines.slice(1)).toHaveLength(10)
    expect(lines.at(-1)).toBe('pictures: 100 % of 50 AVIF sizes made')
  })
})

onBothEngines('with several processes only one works', (testShop) => {
  it('makes every size once', async () => {
    const { shop } = testShop()
    for (let n = 0; n < 4; n++) await kept(shop, 340 + n, 20)
    const puts: string[] = []
    const media = noting(shop.media, puts)
    const several = [1, 2, 3].map(() => queueOf(shop, { media }))
    for (const queue of several) queue.start()
    for (const queue of several) await queue.settled()
    expect(puts).toHaveLength(8)
    expect(new Set(puts).size).toBe(8)
  })

  it('a lease is held by one, lost by the dead, and handed back', async () => {
    const { shop, clock } = testShop()
    const [mine, other] = [createLease(shop, 'lease:test'), createLease(shop, 'lease:test')]
    expect([await mine.hold(), await other.hold()]).toEqual([true, false])
    clock.now += 61_000
    expect([await other.hold(), await mine.hold()]).toEqual([true, false])
    await mine.drop()
    clock.now += 30_000
    expect([await other.hold(), await mine.hold()]).toEqual([true, false])
    await other.drop()
    expect(await mine.hold()).toBe(true)
    await mine.drop()
  })
})
