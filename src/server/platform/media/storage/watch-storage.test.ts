import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { type S3Server, startS3 } from '#test/s3-server.ts'
import { createApp } from '../../../app/app.ts'
import { createShop } from '../../../app/create-shop.ts'
import { ConfigError } from '../../config.ts'
import type { StorageFault } from '../media.ts'
import { openS3 } from './s3.ts'
import { watchStorage } from './watch-storage.ts'

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.close())

const wrong = {
  bucket: 'somebody-elses',
  secretAccessKey: 'not this one',
}

it('storage with the right keys has nothing against the shop', async () => {
  expect(await openS3(s3.config).fault()).toBeNull()
})

it.each([
  ['bucket', /^S3_BUCKET: there is no bucket somebody-elses$/],
  ['secretAccessKey', /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are refused/],
] as const)('a wrong %s is refused at the start, in a line that names it', async (name, reason) => {
  const { shop, close } = await createTestShop()
  const config = { ...shop.config, s3: { ...s3.config, [name]: wrong[name] } }
  await expect(createShop(config)).rejects.toThrow(reason)
  await expect(createShop(config)).rejects.toBeInstanceOf(ConfigError)
  await close()
})

it('storage that is away does not keep the shop from opening, and /readyz says so', async () => {
  const { shop, close } = await createTestShop()
  const away = { ...s3.config, endpoint: 'http://127.0.0.1:1' }
  const other = await createShop({ ...shop.config, s3: away })
  const ready = await createApp(other).request('/readyz')
  expect([ready.status, await ready.text()]).toEqual([
    200,
    expect.stringContaining('the storage of pictures does not answer'),
  ])
  await other.close()
  await close()
})

it('keys that are taken back make a machine leave the balancer', async () => {
  const { shop, close } = await createTestShop()
  const other = await createShop({ ...shop.config, s3: s3.config })
  const fault = { kind: 'refused' as const, reason: 'keys' }
  const app = createApp({ ...other, storageFault: async () => fault })
  expect((await app.request('/readyz')).status).toBe(503)
  await other.close()
  await close()
})

it('the storage is asked once in ten seconds, however often it is wanted to know', async () => {
  let now = 0
  let asked = 0
  const media = {
    ...openS3(s3.config),
    fault: async () => {
      asked += 1
      return null
    },
  }
  const fault = watchStorage(media, () => now)
  await Promise.all([fault(), fault(), fault()])
  expect(asked).toBe(1)
  now = 10_000
  await fault()
  expect(asked).toBe(2)
})

it('a storage that falls silent keeps nobody waiting, at the first time or later', async () => {
  let now = 0
  let answer = (_fault: StorageFault | null): void => undefined
  const media = {
    ...openS3(s3.config),
    fault: () => new Promise<StorageFault | null>((resolve) => (answer = resolve)),
  }
  const fault = watchStorage(media, () => now)
  expect(await fault()).toMatchObject({ kind: 'away' })
  answer(null)
  await expect.poll(fault).toBeNull()
  now = 10_000
  expect(await fault()).toBeNull()
  const gone = { kind: 'away' as const, reason: 'gone' }
  answer(gone)
  await expect.poll(fault).toEqual(gone)
})
