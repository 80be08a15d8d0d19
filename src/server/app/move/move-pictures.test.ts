import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { type S3Server, startS3 } from '#test/s3-server.ts'
import { insertPicture } from '../../platform/media/queries.ts'
import { openS3 } from '../../platform/media/storage/s3.ts'
import type { Shop } from '../../platform/shop.ts'
import { createApp } from '../app.ts'
import { checkAll } from '../check/check-all.ts'
import { createShop } from '../create-shop.ts'
import { movePictures } from './move-pictures.ts'

const command = path.join(import.meta.dirname, 'main.ts')
const silent = () => undefined
const count = 24
/** The first of them are on their way, six at a time. */
const killedAt = 10

let s3: S3Server
beforeEach(async () => {
  s3 = await startS3()
})
afterEach(() => s3.close())

/** Keeps so many pictures, each with a size of its own. */
async function keepPictures({ media, db }: Shop) {
  const kept: Record<string, Buffer> = {}
  for (let at = 0; at < count; at++) {
    const bytes = randomBytes(3_000 + at)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    kept[`${hash}.jpg`] = bytes
    kept[`derived/${hash}-320.avif`] = randomBytes(500)
    const row = { path: `/uploads/${hash}.jpg`, width: 60, height: 80, preview: '' }
    await db.write((tx) => insertPicture(tx, { ...row, bytes: bytes.length, created_at: 1 }))
  }
  for (const [name, bytes] of Object.entries(kept)) await media.put(name, bytes)
  return kept
}

const configOf = ({ shop }: TestShop) => ({ ...shop.config, s3: s3.config })
const sent = () => s3.requests.filter((line) => line.startsWith('PUT '))

/** What `pallu move` runs, as the one process that a kill ends. */
function startMove({ shop }: TestShop, to: string) {
  const { dataDir, database } = shop.config
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.config
  return spawn(process.execPath, [command, '--pictures', '--to', to], {
    env: {
      DATA_DIR: dataDir,
      ...(shop.db.engine === 'postgres' && { DATABASE_URL: database }),
      ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    },
  })
}

onNewShops('pictures move to S3', (testShop) => {
  it('also after a kill in the middle, which costs nothing that was sent, beside an open shop', async () => {
    const kept = await keepPictures(testShop().shop)
    const first = startMove(testShop(), 's3')
    s3.seen.put = () => {
      if (s3.objects.size === killedAt) first.kill('SIGKILL')
    }
    await once(first, 'exit')
    const before = s3.objects.size
    expect(before).toBeGreaterThanOrEqual(killedAt)
    expect(before).toBeLessThan(count)
    s3.seen.put = () => undefined
    s3.requests.length = 0

    const config = configOf(testShop())
    const pictures = async () => (await checkAll(config, 0)).find(({ what }) => what === 'pictures')
    expect(await pictures()).toMatchObject({
      isGood: false,
      words: expect.stringContaining('are not in'),
    })
    const second = startMove(testShop(), 's3')
    const [told, complained] = await Promise.all([text(second.stdout), text(second.stderr)])
    expect(complained).toBe('')
    expect(told).toContain(`All ${count} pictures are there`)
    expect(sent()).toHaveLength(2 * count - before)
    expect(s3.objects.size).toBe(2 * count)

    expect(await pictures()).toMatchObject({ isGood: true })
    const shop = await createShop(config, { now: testShop().shop.now })
    const app = createApp(shop)
    for (const [name, bytes] of Object.entries(kept)) {
      expect(await shop.media.get(name)).toEqual(bytes)
      if (name.startsWith('derived/')) continue
      const answer = await app.request(`/uploads/${name}`)
      expect([answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([200, bytes])
    }
    await shop.close()
  })

  it('and back to an empty folder, whole ones and sizes alike', async () => {
    const kept = await keepPictures(testShop().shop)
    await movePictures(configOf(testShop()), 's3', silent)
    for (const name of Object.keys(kept)) await testShop().shop.media.delete(name)
    const back = await movePictures(configOf(testShop()), 'disk', silent)
    expect(back).toMatchObject({ pictures: count, sent: 2 * count })
    for (const [name, bytes] of Object.entries(kept)) {
      expect(await testShop().shop.media.get(name)).toEqual(bytes)
    }
  })

  it('what lies there damaged is sent anew, and a picture in neither place is named', async () => {
    const kept = await keepPictures(testShop().shop)
    const [name = '', other = ''] = Object.keys(kept).filter((one) => !one.includes('/'))
    const storage = openS3(s3.config)
    await storage.put(name, Buffer.alloc(3_000))
    await movePictures(configOf(testShop()), 's3', silent)
    expect(await storage.get(name)).toEqual(kept[name])
    await testShop().shop.media.delete(other)
    await storage.delete(other)
    await expect(movePictures(configOf(testShop()), 's3', silent)).rejects.toThrow(
      new RegExp(`^1 pictures that the shop knows were in neither place, ${other}`),
    )
  })
})

it('without storage, or with the wrong keys, it says so in a line', async () => {
  const testShop = await createTestShop()
  const { config } = testShop.shop
  await expect(movePictures(config, 's3', silent)).rejects.toThrow(/^S3_ENDPOINT and S3_BUCKET/)
  const wrong = { ...config, s3: { ...s3.config, secretAccessKey: 'not this one' } }
  await expect(movePictures(wrong, 's3', silent)).rejects.toThrow(/are refused by S3_ENDPOINT\.$/)
  await testShop.close()
})
