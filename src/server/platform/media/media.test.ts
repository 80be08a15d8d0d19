import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ShopError } from '#domain/errors.ts'
import { ConfigError, readConfig } from '#server/platform/config.ts'
import { type S3Server, startS3 } from '#test/s3-server.ts'
import type { Media } from './media.ts'
import { openMedia } from './open-media.ts'
import { openDisk } from './storage/disk.ts'
import { openS3 } from './storage/s3.ts'

const hash = 'a'.repeat(32)
let folder: string
let s3: S3Server
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-media-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const kinds: [string, () => Media][] = [
  ['a folder', () => openDisk(path.join(folder, 'uploads'))],
  ['an S3 bucket', () => openS3(s3.config)],
]

describe.each(kinds)('%s', (_kind, open) => {
  it('gives back what it was given, byte for byte', async () => {
    const media = open()
    const bytes = randomBytes(300_000)
    await media.put(`${hash}.jpg`, bytes)
    await media.put(`derived/${hash}-320.avif`, Buffer.from('small'))
    expect(await media.get(`${hash}.jpg`)).toEqual(bytes)
    expect(await open().get(`derived/${hash}-320.avif`)).toEqual(Buffer.from('small'))
    expect(await media.has(`${hash}.jpg`)).toBe(true)
  })

  it('takes a large file piece by piece, and gives parts of it', async () => {
    const media = open()
    const bytes = randomBytes(900_000)
    const name = 'videos/0a-1b.mp4'
    async function* pieces() {
      for (let at = 0; at < bytes.length; at += 256_000) yield bytes.subarray(at, at + 256_000)
    }
    await media.putPieces(name, { size: bytes.length, pieces })
    expect((await media.list('videos/')).map((file) => [file.name, file.bytes])).toEqual([
      [name, bytes.length],
    ])
    const part = await media.part(name, { start: 300_000, end: 799_999 })
    const read = Buffer.from(await new Response(part).arrayBuffer())
    expect(read.equals(bytes.subarray(300_000, 800_000))).toBe(true)
    expect(await media.part('videos/0a-none.mp4', { start: 0, end: 1 })).toBeNull()
    await media.delete(name)
    expect(await media.list('videos/')).toEqual([])
  })

  it('has null for what it was never given', async () => {
    const media = open()
    expect(await media.get(`${'0'.repeat(32)}.jpg`)).toBeNull()
    expect(await media.has(`derived/${'0'.repeat(32)}-320.webp`)).toBe(false)
  })

  it('lists by the beginning of the name, beyond one page', async () => {
    const media = open()
    const before = Date.now()
    const names = Array.from({ length: 8 }, (_, n) => `${n}${'b'.repeat(31)}.jpg`)
    const small = `derived/${hash}-320.avif`
    for (const name of [...names, small]) await media.put(name, Buffer.from(name))
    const all = await media.list('')
    expect(all.map((file) => file.name)).toEqual(expect.arrayContaining(names))
    expect(all.map((file) => file.name)).toContain(small)
    expect((await media.list('derived/')).map((file) => file.name)).toEqual([small])
    const [one] = await media.list('3bbb')
    expect(one).toMatchObject({ name: names[3], bytes: 36 })
    const alone = await media.changedAt(names[3] ?? '')
    for (const at of [one?.changedAt, alone]) {
      // A file system or a list may keep whole seconds.
      expect(at).toBeGreaterThan(before - 2000)
      expect(at).toBeLessThan(Date.now() + 2000)
    }
    expect(await media.changedAt(`9${'b'.repeat(31)}.jpg`)).toBeNull()
  })

  it('deletes, and does not mind when there is nothing to delete', async () => {
    const media = open()
    const name = `${'c'.repeat(32)}.webp`
    await media.put(name, Buffer.from('x'))
    await media.delete(name)
    await media.delete(name)
    expect(await media.has(name)).toBe(false)
  })

  it('adopts a file of this machine, more than once', async () => {
    const media = open()
    const file = path.join(folder, 'adopted.jpg')
    fs.writeFileSync(file, 'a picture')
    await media.adopt(`${'d'.repeat(32)}.jpg`, file)
    await media.adopt(`${'d'.repeat(32)}.jpg`, file)
    expect(String(await media.get(`${'d'.repeat(32)}.jpg`))).toBe('a picture')
    expect(fs.readFileSync(file, 'utf8')).toBe('a picture')
  })

  it.each([
    '../shop.sqlite',
    '/etc/passwd',
    'derived/../../x.jpg',
    'other/x.jpg',
    'x\0.jpg',
    '../..',
    '',
    '.incoming',
    'x.jpg/..',
    'a\\b.jpg',
  ])('never touches the name %j', async (name) => {
    const media = open()
    const sent = s3.requests.length
    const tries = [
      () => media.get(name),
      () => media.has(name),
      () => media.delete(name),
      () => media.put(name, Buffer.from('x')),
    ]
    for (const attempt of tries)
      await expect((async () => attempt())()).rejects.toThrow('Not a name')
    expect(s3.requests.length).toBe(sent)
  })
})

describe('on disk', () => {
  it('a file appears whole or not at all, and nothing half-written stays', async () => {
    const uploads = path.join(folder, 'whole')
    const media = openDisk(uploads)
    const name = `${'e'.repeat(32)}.jpg`
    const versions = [randomBytes(2_000_000), randomBytes(2_000_000)]
    const writing = Promise.all(versions.map((bytes) => media.put(name, bytes)))
    for (let n = 0; n < 50; n++) {
      const seen = await media.get(name)
      if (seen) expect(versions.some((bytes) => bytes.equals(seen))).toBe(true)
    }
    await writing
    expect(fs.readdirSync(path.join(uploads, '.incoming'))).toEqual([])
  })

  it('lists no hidden file that somebody has put there', async () => {
    const uploads = path.join(folder, 'hidden')
    const media = openDisk(uploads)
    await media.put(`${hash}.jpg`, Buffer.from('x'))
    fs.writeFileSync(path.join(uploads, '.DS_Store'), 'x')
    expect((await media.list('')).map(({ name }) => name)).toEqual([`${hash}.jpg`])
  })

  it('a full disk or a missing folder leaves no trace', async () => {
    const uploads = path.join(folder, 'gone')
    const media = openDisk(uploads)
    fs.rmSync(path.join(uploads, 'derived'), { recursive: true })
    await expect(media.put(`derived/${hash}-320.webp`, Buffer.from('x'))).rejects.toThrow('ENOENT')
    expect(fs.readdirSync(path.join(uploads, '.incoming'))).toEqual([])
  })

  it('the next opening drops what a crash left half-written', () => {
    const incoming = path.join(folder, 'crashed', '.incoming')
    fs.mkdirSync(incoming, { recursive: true })
    fs.writeFileSync(path.join(incoming, 'half'), 'x')
    openDisk(path.join(folder, 'crashed'))
    expect(fs.readdirSync(incoming)).toEqual(['half']) // It may be another process at work.
    openDisk(path.join(folder, 'crashed'), Date.now() + 2 * 60 * 60_000)
    expect(fs.readdirSync(incoming)).toEqual([])
  })

  it('hundreds are adopted without copying one of their bytes', async () => {
    const media = openDisk(path.join(folder, 'many'))
    const file = path.join(folder, 'one.jpg')
    fs.writeFileSync(file, randomBytes(150_000))
    const names = Array.from({ length: 300 }, (_, n) => `${String(n).padStart(32, '0')}.jpg`)
    await Promise.all(names.map((name) => media.adopt(name, file)))
    expect(await media.list('')).toHaveLength(300)
    const { ino, nlink } = fs.statSync(file)
    expect(nlink).toBe(301)
    expect(fs.statSync(path.join(folder, 'many', names[7] ?? '')).ino).toBe(ino)
  })
})

describe('in a bucket', () => {
  it('a wrong secret is refused, in a sentence', async () => {
    const media = openS3({ ...s3.config, secretAccessKey: 'wrong' })
    const failure = await media
      .put(`${hash}.jpg`, Buffer.from('x'))
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ShopError)
    expect(failure).toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^Pictures/),
    })
    expect(String((failure as ShopError).cause)).toContain('SignatureDoesNotMatch')
  })

  it('a moment of trouble is sat out', async () => {
    s3.trouble.left = 2
    await openS3(s3.config).put(`${'f'.repeat(32)}.jpg`, Buffer.from('x'))
    expect(s3.objects.has(`uploads/${'f'.repeat(32)}.jpg`)).toBe(true)
  })

  it('a server that sends us elsewhere is not followed', async () => {
    const elsewhere = http.createServer((_, res) => {
      res.writeHead(307, { Location: `${s3.config.endpoint}/pallu-test` }).end()
    })
    await once(elsewhere.listen(0, '127.0.0.1'), 'listening')
    const { port } = elsewhere.address() as AddressInfo // It listens on a port.
    const sent = s3.requests.length
    const media = openS3({ ...s3.config, endpoint: `http://127.0.0.1:${port}` })
    const putting = media.put(`${hash}.jpg`, Buffer.from('x'))
    await expect(putting).rejects.toMatchObject({ code: 'unavailable' })
    expect(s3.requests).toHaveLength(sent)
    elsewhere.closeAllConnections()
    elsewhere.close()
  })

  it('a server that is away and a bucket that is not there: 503', async () => {
    const nowhere = openS3({ ...s3.config, endpoint: 'http://127.0.0.1:9' })
    await expect(nowhere.get(`${hash}.jpg`)).rejects.toMatchObject({ code: 'unavailable' })
    const wrong = openS3({ ...s3.config, bucket: 'another' })
    await expect(wrong.put(`${hash}.jpg`, Buffer.from('x'))).rejects.toMatchObject({
      code: 'unavailable',
    })
  })
})

describe('settings', () => {
  const whole = {
    S3_ENDPOINT: 'https://s3.example/',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 's',
  }

  it('S3_ENDPOINT makes the shop keep pictures in a bucket', () => {
    const { s3: read } = readConfig(whole)
    expect(read).toMatchObject({ endpoint: 'https://s3.example', region: 'us-east-1' })
    expect(readConfig({}).s3).toBeNull()
    openMedia({ s3: read }, path.join(folder, 'unused'))
    expect(fs.existsSync(path.join(folder, 'unused'))).toBe(false)
  })

  it.each(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
    '%s is named when missing',
    (name) => {
      const reading = () => readConfig({ ...whole, [name]: '' })
      expect(reading).toThrow(ConfigError)
      expect(reading).toThrow(name)
    },
  )
})
