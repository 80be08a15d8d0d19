import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { must } from '#test/must.ts'
import { makePerson, signInWithPassword } from '#test/people.ts'
import { startPostgres } from '#test/start-postgres.ts'
import { createApp } from '../../app/app.ts'
import { calls } from '../../app/modules.ts'
import { sanitise } from '../../content/sanitise.ts'
import { createPageCache } from '../cache/page-cache.ts'
import { openDatabase } from '../db/database.ts'
import { openSqlite } from '../db/dialect.ts'
import { contentPolicy } from './headers.ts'

let open: TestShop
beforeAll(async () => {
  open = await createTestShop({ environment: { PUBLIC_URL: 'https://shop.example' } })
})
afterAll(() => open.close())

describe('every reply', () => {
  const expected = {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  }

  it('asks for the lists of https names only when the owner wishes for it', async () => {
    const environment = { PUBLIC_URL: 'https://shop.example', HSTS_PRELOAD: '1' }
    const wishing = await createTestShop({ environment })
    const { headers } = await wishing.app.request('/healthz')
    expect(headers.get('strict-transport-security')).toMatch(/; preload$/)
    await wishing.close()
  })

  it.each(['/api/products', '/api/nothing', '/nothing', '/healthz', '/robots.txt', '/api/admin'])(
    '%s carries the header set',
    async (address) => {
      const { headers } = await open.app.request(address)
      for (const [name, value] of Object.entries(expected)) expect(headers.get(name)).toBe(value)
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('server')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
    },
  )

  it('lets pages of staff alone look through the camera', async () => {
    const camera = async (path: string) =>
      (await open.app.request(path)).headers.get('permissions-policy')?.split(', ')[0]
    for (const path of ['/admin', '/admin/orders']) expect(await camera(path)).toBe('camera=(self)')
    for (const path of ['/', '/products', '/administer', '/login', '/api/admin/orders'])
      expect(await camera(path)).toBe('camera=()')
  })

  it.each([
    '/api/products',
    '/api/nothing',
    '/healthz',
    '/readyz',
    '/metrics',
    '/robots.txt',
    '/no',
  ])('%s, which is no page, may run and load nothing, nor stand in a frame', async (address) => {
    const { headers } = await open.app.request(address)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    )
  })
})

it.each([
  ['/', /script-src 'self'(?: 'sha256-[^']+')*; style-src 'self'/],
  ['/cart', /script-src 'self' 'nonce-[\w+/=]+'; style-src 'self'/],
])('a page says what it may run itself: %s', async (address, policy) => {
  const html = { 'content-type': 'text/html' }
  const pages = async () => new Response('<!DOCTYPE html><title>x</title>', { headers: html })
  const cache = createPageCache(open.shop.db.version, open.shop.now)
  const app = createApp(open.shop, { pages, cache })
  for (let asked = 0; asked < 2; asked += 1) {
    const { headers } = await app.request(address)
    expect(headers.get('content-security-policy')).toMatch(policy)
    expect(headers.get('content-security-policy')).not.toContain('sandbox')
  }
})

it('the policy of a page names its scripts and lets nothing else run, load or frame it', () => {
  const policy = contentPolicy(["'nonce-x'"])
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self' 'nonce-x'",
      "style-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]),
  )
})

describe('content of pages', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src="/uploads/a.jpg" onerror="alert(1)">',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="java\tscript:alert(1)">a</a>',
    '<svg><script>alert(1)</script></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="background:url(//evil.example)">a</p>',
    '<img src="https://evil.example/a.png">',
  ]
  const isClean = (html: string) =>
    !/<(?:script|svg|iframe)|\son\w+=|javascript:|style=|evil\.example/i.test(html)

  it.each(hostile)('%s runs nothing', async (html) => {
    expect(await sanitise(`<p>kept</p>${html}`)).toContain('<p>kept</p>')
    expect(isClean(await sanitise(html))).toBe(true)
  })

  it('sanitised on write and on read (S16)', async () => {
    const { app, shop } = open
    const staff = await signInWithPassword(app, await makePerson(shop, { role: 'owner' }))
    const page = { title: 'Care', slug: 'care-of-silk', content: hostile.join('') }
    expect((await staff.post('/api/admin/pages', page)).status).toBe(200)
    const kept = await shop.db.read
      .selectFrom('pages')
      .select('content')
      .where('slug', '=', page.slug)
      .executeTakeFirstOrThrow()
    expect(isClean(kept.content)).toBe(true)
    await shop.db.write(async (tx) => {
      await tx
        .updateTable('pages')
        .set({ content: page.content })
        .where('slug', '=', page.slug)
        .execute()
    })
    const shown = await (await app.request(`/api/pages/${page.slug}`)).json()
    expect(isClean(shown.content)).toBe(true)
  })
})

it('what only somebody who is signed in may see is kept nowhere, but for the goods in the browsers of staff', async () => {
  const { app, shop } = open
  const owner = await signInWithPassword(app, await makePerson(shop, { role: 'owner' }))
  const guarded = calls.filter(
    ({ endpoint: { method, guard, path: address } }) =>
      method === 'GET' && guard !== 'anyone' && !address.includes('{'),
  )
  const kept = []
  let shown = 0
  for (const { endpoint } of guarded) {
    const { status, headers } = await owner.get(endpoint.path)
    if (status === 200) shown += 1
    if (!headers.get('cache-control')?.includes('no-store')) kept.push(endpoint.path)
  }
  expect(kept.sort()).toEqual([
    '/api/admin/categories/counts',
    '/api/admin/coupons',
    '/api/admin/products',
    '/api/admin/stock',
  ])
  expect(shown).toBeGreaterThan(30)
})

it('nor is what a link or a secret opens', () => {
  const opened = calls.filter(
    ({ endpoint: { method, guard, path: address } }) =>
      method === 'GET' && guard === 'anyone' && /\{(?:token|number|id)\}/.test(address),
  )
  expect(opened.length).toBeGreaterThan(8)
  expect(opened.filter(({ endpoint }) => endpoint.keep !== 'never')).toEqual([])
})

it('TRACE gives nothing back of what was sent', async () => {
  const server = http.createServer(getRequestListener(open.app.fetch))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // It listens on a port.
  for (const address of ['/', '/api/products', '/uploads/nothing.jpg']) {
    const options = { port, path: address, method: 'TRACE', headers: { cookie: 'sid=canary' } }
    const asked = http.request(options).end()
    const [reply]: http.IncomingMessage[] = await once(asked, 'response')
    expect([address, [404, 405].includes(reply?.statusCode ?? 0)]).toEqual([address, true])
    expect(reply ? await text(reply) : '').not.toContain('canary')
  }
  server.close()
})

describe('a request', () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    open.app.request('/api/cart/lines', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })

  it('JSON beyond 100 kB: 413 (S41)', async () => {
    expect((await send(JSON.stringify({ a: 'x'.repeat(110 * 1024) }))).status).toBe(413)
  })

  it('from a sibling subdomain is refused, whatever its Origin (S14)', async () => {
    const reply = await send('{}', { 'sec-fetch-site': 'same-site' })
    expect(reply.status).toBe(403)
  })

  it('means the thing that its path names, whatever its body says (S13)', async () => {
    const { app, shop } = open
    const staff = await signInWithPassword(app, await makePerson(shop, { role: 'owner' }))
    const made = async (slug: string) =>
      must(await staff.post('/api/admin/pages', { title: slug, slug, content: '<p>a</p>' }))
        .body as {
        id: number
      }
    const [one, other] = [await made('one-page'), await made('other-page')]
    const change = { title: 'changed', slug: 'changed', content: '<p>b</p>', id: `${other.id}` }
    await staff.send(`/api/admin/pages/${one.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    })
    const titles = await shop.db.read.selectFrom('pages').select(['id', 'title']).execute()
    expect(titles.find(({ id }) => id === other.id)?.title).toBe('other-page')
  })

  it('that fails inside tells nothing of it (S51)', async () => {
    const app = createApp(open.shop)
    app.get('/broken', () => {
      throw new Error('select secret from users')
    })
    const reply = await app.request('/broken')
    expect(reply.status).toBe(500)
    expect(await reply.text()).not.toMatch(/secret|select|Error|at /)
  })
})

it('an address that nobody can decode reaches the pages as one that leads nowhere (S20)', async () => {
  const asked: string[] = []
  const app = createApp(open.shop, {
    pages: async ({ url }) => {
      asked.push(decodeURIComponent(new URL(url).pathname))
      return new Response('Not found', { status: 404 })
    },
  })
  for (const path of ['/product/%c0%ae%c0%ae/etc', '/%', '/product/%zz']) {
    expect((await app.request(path)).status).toBe(404)
  }
  expect(asked).toEqual(['/product/%c0%ae%c0%ae/etc', '/%', '/product/%zz'])
})

it('a kept answer holds nobody’s cookie (S42)', async () => {
  const cache = createPageCache(open.shop.db.version, open.shop.now)
  const app = createApp(open.shop, {
    cache,
    pages: async () =>
      new Response('<p>a</p>', { headers: { 'content-type': 'text/html', 'set-cookie': 'sid=1' } }),
  })
  await app.request('/somewhere')
  const sent = await app.request('/somewhere')
  expect(sent.headers.get('cache-control')).toBe('private, no-store')
  expect(cache.figures().entries).toBe(0)
})

describe('durability', () => {
  it('SQLite writes every commit through: WAL and synchronous=FULL (F03)', () => {
    const folder = fs.mkdtempSync(path.join(open.shop.config.dataDir, 'durable-'))
    const database = openSqlite(path.join(folder, 'one.sqlite'))
    expect(database.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 })
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
    database.close()
  })

  it('PostgreSQL that runs with fsync off is refused', async () => {
    const server = await startPostgres()
    const client = new pg.Client(server.url)
    try {
      await client.connect()
      await client.query('alter system set fsync = off')
      await client.query('select pg_reload_conf()')
      await expect
        .poll(async () => (await client.query('show fsync')).rows)
        .toEqual([{ fsync: 'off' }])
      await expect(openDatabase(server.url)).rejects.toThrow(/fsync off/)
    } finally {
      await client.end()
      await server.stop()
    }
  })
})
