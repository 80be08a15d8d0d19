import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '#server/app/modules.ts'
import { openBrowser } from '#test/browser.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { makePerson, password } from '#test/people.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import type { Env } from '../http/request.ts'
import { answerOnce } from './answer-once.ts'
import { forgetHandlers } from './queries.ts'
import { answerFrom } from './request-key.ts'

const replayed = ({ headers }: { headers: Headers }) =>
  headers.get('idempotency-replayed') === 'true'
const key = (name: string) => ({ 'idempotency-key': `key-${name}-0123456789` })

onBothEngines('a write with an Idempotency-Key', (testShop) => {
  /** Somebody whom the shop knows already. */
  const known = async (): Promise<[Shopper, number]> => {
    const guest = newShopper(testShop())
    const id = await addPiece(testShop().shop, { stock: 9 })
    must(await guest.post('/api/cart/lines', { productId: id }))
    return [guest, id]
  }
  const add = (guest: Shopper, id: number, name: string) =>
    guest.post('/api/cart/lines', { productId: id }, key(name))

  it('counts once: the same key and body get the same answer', async () => {
    const [guest, id] = await known()
    const first = await add(guest, id, 'once')
    const second = await add(guest, id, 'once')
    expect([second.status, second.text]).toEqual([first.status, first.text])
    expect(replayed(second)).toBe(true)
    expect(second.headers.get('cache-control')).toBe('no-store')
    expect(second.headers.get('content-type')).toBe('application/json')
    expect((await guest.get('/api/cart')).body['count']).toBe(2)
  })

  it('callers without a cookie: the same network and program are one, any other is another', async () => {
    const { app } = testShop()
    const words = { name: 'Meena', email: 'bare@example.in', message: 'Is this one handwoven?' }
    const ask = (address: string, program: string) =>
      openBrowser(app, address).post('/api/contact', words, {
        ...key('bare'),
        'user-agent': program,
      })
    const first = await ask('203.0.113.90', 'program/1')
    expect([first.status, replayed(first)]).toEqual([201, false])
    expect((await ask('203.0.113.90', 'program/1')).text).toBe(first.text)
    for (const other of [
      await ask('203.0.113.91', 'program/1'),
      await ask('203.0.113.90', 'program/2'),
    ]) {
      expect([other.status, replayed(other)]).toEqual([201, false])
    }
  })

  it('a secret that is shown once lies nowhere in clear, and is said again to whoever lost the answer', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const form = { name: 'Books', scopes: ['orders.see'] }
    const make = () => owner.post('/api/admin/api-tokens', form, key('secret'))
    const first = must(await make(), 201)
    const kept = JSON.stringify(
      await testShop().shop.db.read.selectFrom('idempotency').select(['status', 'body']).execute(),
    )
    expect(kept).toContain('sealed:')
    expect(kept).not.toContain(String(first.body['token']))
    const again = await make()
    expect([again.status, again.text, replayed(again)]).toEqual([201, first.text, true])
  })

  it('counts once whatever it does, and says again that something was made', async () => {
    const [guest, id] = await known()
    const browser = openBrowser(testShop().app)
    for (const [name, value] of guest.cookies) browser.cookies.set(name, value)
    const headers = { ...key('change'), 'content-type': 'application/json' }
    const line = { path: `/api/cart/lines/${id}`, body: '{"quantity":3}' }
    for (const [method, { path, body }] of [
      ['PUT', line],
      ['DELETE', { path: '/api/cart/coupon', body: null }],
    ] as const) {
      const own = { ...headers, 'idempotency-key': `${headers['idempotency-key']}-${method}` }
      const first = await browser.send(path, { method, headers: own, body })
      const second = await browser.send(path, { method, headers: own, body })
      expect([first, second].map(replayed), method).toEqual([false, true])
    }
    const words = { name: 'Meena', email: 'once@example.in', message: 'Is this one handwoven?' }
    const written = await guest.post('/api/contact', words, key('words'))
    const again = await guest.post('/api/contact', words, key('words'))
    expect([written.status, again.status, again.text]).toEqual([201, 201, written.text])
    expect(replayed(again)).toBe(true)
  })

  it('what only reads has no need of its key', async () => {
    const browser = openBrowser(testShop().app)
    for (let n = 0; n < 2; n++) {
      const reply = await browser.get('/api/cart', key('read'))
      expect([reply.status, replayed(reply)]).toEqual([200, false])
    }
  })

  it('a sign-in is never said again: each makes a session of its own', async () => {
    const { app, shop } = testShop()
    const form = { username: (await makePerson(shop)).username, password }
    const browser = openBrowser(app)
    const secrets: (string | undefined)[] = []
    for (let n = 0; n < 2; n++) {
      const reply = await browser.post('/api/users/login', form, key('sign-in'))
      expect([reply.status, replayed(reply)]).toEqual([200, false])
      secrets.push(browser.cookies.get('sid'))
    }
    expect(new Set(secrets).size).toBe(2)
  })

  it('an answer that gives a cookie is for one browser: strangers with one key each get their own', async () => {
    const id = await addPiece(testShop().shop, { stock: 9 })
    const [one, other] = [newShopper(testShop()), newShopper(testShop())]
    for (const stranger of [one, other]) {
      expect(replayed(await add(stranger, id, 'stranger'))).toBe(false)
      expect((await stranger.get('/api/cart')).body['count']).toBe(1)
    }
    expect(one.cookies.get('cart')).not.toBe(other.cookies.get('cart'))
  })

  it('an answer without words is said again without words; PDFs are made anew', async () => {
    const { shop } = testShop()
    let pdfs = 0
    const app = new Hono<Env>()
    app.use(answerOnce(shop))
    app.post('/api/quiet', (c) => c.body(null, 204))
    app.post('/api/pdf', (c) => {
      pdfs += 1
      return c.body('%PDF-1.7', 200, { 'content-type': 'application/pdf' })
    })
    const ask = (path: string) =>
      app.request(path, { method: 'POST', headers: key(path.slice('/api/'.length)) })
    await ask('/api/quiet')
    const quiet = await ask('/api/quiet')
    expect([quiet.status, await quiet.text(), replayed(quiet)]).toEqual([204, '', true])
    await ask('/api/pdf')
    const pdf = await ask('/api/pdf')
    expect([await pdf.text(), replayed(pdf), pdfs]).toEqual(['%PDF-1.7', false, 2])
  })

  it('the same key with another body is 409', async () => {
    const [guest, id] = await known()
    must(await add(guest, id, 'other'))
    const other = await guest.post('/api/cart/lines', { productId: id, quantity: 2 }, key('other'))
    expect([other.status, other.body['message']]).toEqual([
      409,
      'This Idempotency-Key was used for another request.',
    ])
  })

  it('a refusal is not kept: the same key may be tried again', async () => {
    const [guest, id] = await known()
    const { shop } = testShop()
    const setStock = (stock: number) =>
      shop.db.write((tx) =>
        tx.updateTable('products').set({ stock }).where('id', '=', id).execute(),
      )
    await setStock(0)
    expect((await add(guest, id, 'again')).status).toBe(409)
    await setStock(5)
    const again = await add(guest, id, 'again')
    expect([again.status, replayed(again)]).toEqual([200, false])
    expect((await guest.get('/api/cart')).body['count']).toBe(2)
  })

  it('keys of different visitors never meet', async () => {
    const [guest, id] = await known()
    const [other] = await known()
    must(await add(guest, id, 'mine'))
    expect(replayed(await add(other, id, 'mine'))).toBe(false)
    for (const customer of [await signedIn(testShop()), await signedIn(testShop())]) {
      expect(replayed(await add(customer, id, 'mine'))).toBe(false)
      expect((await customer.get('/api/cart')).body['count']).toBe(1)
      expect(replayed(await add(customer, id, 'mine'))).toBe(true)
    }
  })

  it('while the first is being answered the second gets 409 with Retry-After', async () => {
    const [guest, id] = await known()
    const { shop, clock } = testShop()
    const replies = await Promise.all([add(guest, id, 'race'), add(guest, id, 'race')])
    const statuses = replies.map((reply) => reply.status).sort()
    expect([200, 409]).toContain(statuses[1])
    expect(statuses[0]).toBe(200)
    must(await add(guest, id, 'busy'))
    const unanswered = { status: null, body: null }
    await shop.db.write((tx) =>
      tx
        .updateTable('idempotency')
        .set(unanswered)
        .where('key', '=', key('busy')['idempotency-key'])
        .execute(),
    )
    clock.now += 60_000
    const busy = await add(guest, id, 'busy')
    expect([busy.status, busy.headers.get('retry-after'), busy.body['message']]).toEqual([
      409,
      '1',
      'The same request is being answered. Please try again in a moment.',
    ])
    clock.now += 1
    expect((await add(guest, id, 'busy')).status).toBe(200)
  })

  it('half an answer is none, nor is that of a first one that was refused meanwhile', () => {
    const half = { request_hash: 'x', status: 200, body: null }
    for (const kept of [undefined, half, { ...half, status: null, body: '{}' }]) {
      expect(() => answerFrom(kept, 'x')).toThrow(/is being answered/)
    }
  })

  it('fifty at once change the cart once', async () => {
    const [guest, id] = await known()
    const replies = await Promise.all(Array.from({ length: 50 }, () => add(guest, id, 'fifty')))
    const fine = replies.filter((reply) => reply.status === 200)
    expect(fine.length).toBeGreaterThan(0)
    for (const reply of replies.filter((one) => one.status !== 200)) {
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([409, '1'])
    }
    expect((await guest.get('/api/cart')).body['count']).toBe(2)
  })

  it('is forgotten after 24 hours', async () => {
    const [guest, id] = await known()
    const { shop, clock } = testShop()
    must(await add(guest, id, 'day'))
    clock.now += 24 * 3_600_000
    await shop.db.write((tx) => forgetHandlers(tx, clock.now))
    expect(replayed(await add(guest, id, 'day'))).toBe(false)
  })

  it('refuses a key that nobody could tell from another', async () => {
    const [guest, id] = await known()
    const addBy = (name: string) =>
      guest.post('/api/cart/lines', { productId: id }, { 'idempotency-key': name })
    for (const name of ['seven-7', 'k'.repeat(101), 'key with a space', 'trailing-key!']) {
      const reply = await addBy(name)
      expect([reply.status, reply.body['message']], name).toEqual([
        400,
        'The Idempotency-Key is not usable.',
      ])
    }
    for (const name of ['eight--8', 'k'.repeat(100), 'a:b.c_d-e']) {
      expect((await addBy(name)).status, name).toBe(200)
    }
  })
})

it('every call in whose answer a secret stands says so', () => {
  const secrets = calls.flatMap(({ endpoint, schema }) => {
    const isKept = endpoint.method !== 'GET' && !endpoint.path.startsWith('/api/users/')
    if (!isKept || !('answer' in schema) || !(schema.answer instanceof z.ZodType)) return []
    const answer = JSON.stringify(z.toJSONSchema(schema.answer, { unrepresentable: 'any' }))
    return answer.includes('"secret":') ? [endpoint] : []
  })
  expect(
    secrets
      .filter(({ hasSecret }) => hasSecret)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([
    ...['/api/admin/webhooks', '/api/complaints', '/api/data-requests/{id}/proof'],
    '/api/gift-card-sales',
  ])
  // The type of its answer has one, which staff are never given.
  const others = secrets.filter(({ hasSecret }) => !hasSecret)
  expect(others.map(({ path }) => path)).toEqual(['/api/admin/data-requests/{id}/answer'])
})
