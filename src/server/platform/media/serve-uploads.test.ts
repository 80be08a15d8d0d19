import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Env } from '#server/platform/http/request.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { cloth, marker, php, withPlace } from '#test/hostile-pictures.ts'
import { uploadOf } from '#test/upload-of.ts'
import { keepImage } from './keep-image.ts'
import type { Media } from './media.ts'
import { hashOf } from './picture-name.ts'
import { insertPicture, type PictureRow } from './queries.ts'
import { serveUploads } from './serve-uploads.ts'

const year = 'public, max-age=31536000, immutable'
let opened: TestShop
let app: Hono<Env>

beforeAll(async () => {
  opened = await createTestShop()
  app = new Hono<Env>()
  serveUploads(app, opened.shop)
})
afterAll(() => opened.close())

const ask = (address: string, init?: RequestInit) => app.request(address, init)
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
async function kept(sent: Buffer): Promise<PictureRow & { hash: string }> {
  const row = await keepImage(opened.shop, uploadOf(sent))
  await opened.shop.db.write((tx) => insertPicture(tx, row))
  return { ...row, hash: hashOf(row.path) ?? '' }
}

/** Sends the path exactly as it stands: no client tidies it on the way. */
async function askRaw(port: number, target: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1')
  socket.end(
    Buffer.from(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, 'latin1'),
  )
  const parts: Buffer[] = []
  for await (const part of socket) parts.push(part)
  return Buffer.concat(parts).toString('latin1')
}

describe('a kept picture', () => {
  it('is cached for a year, immutable, and cannot run anything', async () => {
    const { path: address } = await kept(await cloth(90, 120).jpeg().toBuffer())
    const answer = await ask(address)
    expect(answer.status).toBe(200)
    const bytes = await bytesOf(answer)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': year,
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    })
    const head = await ask(address, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(bytes.length))
    expect((await bytesOf(head)).length).toBe(0)
    const known = { 'if-none-match': `W/"x", ${answer.headers.get('etag')}` }
    const again = await ask(address, { headers: known })
    expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0])
  })

  it('has no ending but its own', async () => {
    const { path: address } = await kept(await cloth(91, 120).jpeg().toBuffer())
    expect((await ask(address.replace('.jpg', '.webp'))).status).toBe(404)
  })

  it('serves re-encoded bytes in every size, no marker survives', async () => {
    const { path: address, hash } = await kept(await withPlace(400, 300))
    const names = ['-320.webp', '-320.jpg', '-share.jpg'].map((end) => `/uploads/${hash}${end}`)
    for (const name of [address, ...names]) {
      const bytes = await bytesOf(await ask(name))
      const facts = await sharp(bytes).metadata()
      expect(facts.width).toBeGreaterThan(100)
      expect(facts).not.toHaveProperty('exif')
      expect(bytes.includes(marker) || bytes.includes(php) || bytes.includes('GPS')).toBe(false)
    }
  })
})

describe('sizes', () => {
  it('never upscales: a wider size answers the original width', async () => {
    const { hash } = await kept(await cloth(500, 400).jpeg().toBuffer())
    const widths: Record<number, number> = { 320: 320, 480: 480, 640: 500, 960: 500, 1200: 500 }
    for (const [asked, made] of Object.entries(widths)) {
      for (const format of ['webp', 'jpg']) {
        const answer = await ask(`/uploads/${hash}-${asked}.${format}`)
        expect(answer.headers.get('cache-control')).toBe(year)
        expect((await sharp(await bytesOf(answer)).metadata()).width).toBe(made)
      }
    }
    const files = await opened.shop.media.list(`derived/${hash}`)
    expect(files).toHaveLength(6)
  })

  it('an AVIF that is not made yet is answered at once as WebP, and as AVIF after the queue ran', async () => {
    const { hash } = await kept(await cloth(340, 400).jpeg().toBuffer())
    const address = `/uploads/${hash}-320.avif`
    const first = await ask(address)
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(first.headers.get('cache-control')).toBe('public, max-age=60')
    expect((await sharp(await bytesOf(first)).metadata()).format).toBe('webp')
    opened.shop.pictureQueue.start()
    await opened.shop.pictureQueue.settled()
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    const second = await ask(address, { headers })
    expect([second.status, second.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect(second.headers.get('cache-control')).toBe(year)
    expect((await sharp(await bytesOf(second)).metadata()).compression).toBe('av1')
  })

  it('many who want the same new size at once get one making of it', async () => {
    const { hash } = await kept(await cloth(360, 400).jpeg().toBuffer())
    const puts: string[] = []
    const media: Media = {
      ...opened.shop.media,
      put(name, bytes) {
        puts.push(name)
        return opened.shop.media.put(name, bytes)
      },
    }
    const noting = new Hono<Env>()
    serveUploads(noting, { ...opened.shop, media })
    const asked = Array.from({ length: 30 }, () => noting.request(`/uploads/${hash}-320.webp`))
    const bodies = await Promise.all((await Promise.all(asked)).map(bytesOf))
    expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1)
    expect(puts).toEqual([`derived/${hash}-320.webp`])
  })

  it('hot pictures do not touch the disk', async () => {
    const { hash, path: address } = await kept(await cloth(370, 400).jpeg().toBuffer())
    const names = [address, `/uploads/${hash}-320.webp`]
    for (const name of names) await ask(name)
    for (const file of await opened.shop.media.list('')) {
      if (hashOf(file.name) === hash) await opened.shop.media.delete(file.name)
    }
    for (const name of names) expect((await ask(name)).status).toBe(200)
  })

  it('when too many wait for theirs, the whole picture stands in', async () => {
    const rows = []
    for (let n = 0; n < 60; n++)
      rows.push(
        await kept(
          await cloth(330 + n, 40)
            .jpeg()
            .toBuffer(),
        ),
      )
    const answers = await Promise.all(rows.map(({ hash }) => ask(`/uploads/${hash}-320.webp`)))
    const types = answers.map((answer) => answer.headers.get('content-type'))
    expect(answers.every((answer) => answer.status === 200)).toBe(true)
    expect(types.filter((type) => type === 'image/jpeg').length).toBeGreaterThan(0)
    expect(types.filter((type) => type === 'image/webp').length).toBeGreaterThan(20)
    for (const answer of answers) {
      if (answer.headers.get('content-type') !== 'image/jpeg') continue
      expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    }
  })

  it('Open Graph and Twitter card with a JPEG of at most 300 kB', async () => {
    const noise = sharp({
      create: {
        width: 1200,
        height: 640,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
    const { hash } = await kept(await noise.jpeg({ quality: 60 }).toBuffer())
    const answer = await ask(`/uploads/${hash}-share.jpg`)
    const bytes = await bytesOf(answer)
    expect(bytes.length).toBeLessThanOrEqual(300_000)
    const facts = await sharp(bytes).metadata()
    expect(facts).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })
})

describe('/uploads/* serves only names in the table (S20)', () => {
  const canary = 'canary outside the uploads'
  const up = [
    '../../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '%252e%252e%252f',
    '..%5c',
    '..\\',
    '....//',
  ]
  const targets = ['shop.sqlite', 'canary.txt', 'canary.jpg', 'uploads/canary.jpg', 'etc/passwd']
  const tricks = [
    ...up.flatMap((step) => targets.flatMap((name) => [step + name, step.repeat(6) + name])),
    ...['canary.jpg', 'canary.jpg%00.jpg', '.incoming', 'derived', 'derived/', './', '../..', ''],
    ...['%', '%zz', '%00', 'C:\\boot.ini', '//etc/passwd', '~root', 'constructor', '__proto__'],
    ...['saree-purple.svg/..', 'saree-purple.svg%00', 'SAREE-PURPLE.SVG'],
  ]

  it('plain, encoded, double, NUL, backslash: 0 bytes from outside', async () => {
    const { dataDir } = opened.shop.config
    const uploads = path.join(dataDir, 'uploads')
    for (const place of [dataDir, uploads, path.join(uploads, 'derived')]) {
      for (const name of ['canary.txt', 'canary.jpg']) {
        fs.writeFileSync(path.join(place, name), canary)
      }
    }
    const server = http.createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo // It listens on a port.
    for (const trick of tricks) {
      const answer = await askRaw(port, `/uploads/${trick}`)
      expect([trick, answer.slice(9, 12)]).toEqual([trick, expect.stringMatching(/40[04]/)])
      expect(answer).not.toMatch(/canary outside|SQLite|root:/)
      if (answer.includes('There is no such picture')) expect(answer).toContain('{"message":')
    }
    server.close()
  })

  it('a well-formed name of a picture that is not in the table', async () => {
    const row = await keepImage(opened.shop, uploadOf(await cloth(77, 33).jpeg().toBuffer()))
    for (const end of ['.jpg', '-320.avif', '-320.webp', '-share.jpg', '-321.webp', '-320.png']) {
      const answer = await ask(row.path.replace('.jpg', end))
      expect(answer.status).toBe(404)
      expect(await answer.json()).toHaveProperty('message')
    }
  })

  it('another method finds nothing', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await ask('/uploads/saree-purple.svg', { method })).status).toBe(404)
    }
  })
})
