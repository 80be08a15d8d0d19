import { createHmac } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PlacedOrder } from '#contract/orders/types.ts'
import { DeliveryPage, NewWebhook, Webhook } from '#contract/webhooks/types.ts'
import type { WebhookEvent } from '#domain/programs/webhook.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { must } from '#test/must.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { jobHandlers, queues } from '../app/job-handlers.ts'
import { backOffMs } from '../platform/jobs/jobs.ts'
import { performDue } from '../platform/jobs/perform.ts'
import { startWorker } from '../platform/jobs/worker.ts'
import { writeDocument } from '../settings/queries.ts'
import { deliverWebhook } from './deliver.ts'
import { forgetDeliveries, noteEvents } from './note-events.ts'

const path = '/api/admin/webhooks'

type Heard = { headers: http.IncomingHttpHeaders; body: string; path: string }

/** Another program, which takes what it is told or answers as it is asked to. */
async function openProgram() {
  const heard: Heard[] = []
  const mood = { status: 200 }
  const waiting: ((body: string) => void)[] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      heard.push({ headers: request.headers, body, path: request.url ?? '' })
      waiting.shift()?.(body)
      response.writeHead(mood.status, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // A TCP server has a port.
  const close = () => new Promise((resolve) => server.close(resolve))
  /** What it is told next. */
  const next = () => new Promise<string>((resolve) => waiting.push(resolve))
  return { heard, mood, next, url: `http://127.0.0.1:${port}/told`, close }
}

describe.each(engines)('what other programs are told (%s)', (engine) => {
  let testShop: TestShop
  let owner: Shopper
  let program: Awaited<ReturnType<typeof openProgram>>
  beforeAll(async () => {
    testShop = await createTestShop({ engine, environment: { WEBHOOKS_TO_PRIVATE: '1' } })
    owner = await signedIn(testShop, 'owner')
    program = await openProgram()
  })
  afterAll(async () => {
    await program.close()
    await testShop.close()
  })

  const add = async (...events: WebhookEvent[]) => {
    program.heard.length = 0
    program.mood.status = 200
    return must(await owner.post(path, { url: program.url, events })).as(NewWebhook)
  }
  const work = () => performDue(testShop.shop, jobHandlers)
  const told = async () => {
    await noteEvents(testShop.shop)
    await work()
    return program.heard.map(({ body }) => JSON.parse(body))
  }
  const log = async (id: number) =>
    must(await owner.get(`${path}/${id}/deliveries`)).as(DeliveryPage).items
  const buy = async (mobile: string) => {
    const guest = newShopper(testShop)
    await fill(guest, await addPiece(testShop.shop))
    return { guest, ...(await order(guest, { mobile })).as(PlacedOrder) }
  }

  it('is each event once, from then on, signed, and names no buyer', async () => {
    await buy('9600000001')
    const { id, secret } = await add('order.placed', 'order.cancelled', 'product.changed')
    const { guest, token, number } = await buy('9600000002')
    must(await guest.post(`/api/orders/${token}/cancel`))
    const saree = await addPiece(testShop.shop)
    must(await owner.put(`/api/admin/products/${saree}`, { stock: 7, stockSeen: 5 }))
    await told()
    const messages = await told()
    expect(messages.map(({ event }) => event)).toEqual([
      ...['order.placed', 'order.cancelled', 'product.changed'],
    ])
    expect(messages[0]).toMatchObject({ order: { number, channel: 'web' } })
    expect(messages[2]).toMatchObject({ product: { id: saree, stock: 7 } })
    const [first] = program.heard
    expect(first?.body).not.toMatch(/9600000002|Meena/)
    const [, seconds, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(
      String(first?.headers['pallu-signature']),
    ) ?? ['', '', '']
    expect(Number(seconds)).toBe(Math.floor(testShop.clock.now / 1000))
    expect(createHmac('sha256', secret).update(`${seconds}.${first?.body}`).digest('hex')).toBe(v1)
    const rows = await testShop.shop.db.read.selectFrom('webhooks').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    must(await owner.del(`${path}/${id}`))
    await buy('9600000003')
    expect(await told()).toHaveLength(3)
  })

  it('is tried again later when it is not taken, follows no redirect, and can be sent again', async () => {
    const { id } = await add('order.paid')
    program.mood.status = 302
    must(await owner.post(`${path}/${id}/test`))
    await work()
    expect(await log(id)).toMatchObject([{ state: 'waiting', attempts: 1, status: 302 }])
    expect(program.heard.map((one) => one.path)).toEqual(['/told'])
    program.mood.status = 204
    await work()
    expect(program.heard).toHaveLength(1)
    testShop.clock.now += backOffMs(1)
    await work()
    const [sent] = await log(id)
    expect(sent).toMatchObject({ event: 'test', state: 'done', attempts: 2, status: 204 })
    const replay = () => owner.post(`/api/admin/webhook-deliveries/${sent?.id}/replay`)
    for (const reply of await Promise.all([replay(), replay(), replay()])) must(reply)
    const payload = JSON.stringify({ deliveryId: sent?.id })
    const jobs = testShop.shop.db.read
      .selectFrom('jobs')
      .select('id')
      .where('payload', '=', payload)
    expect(await jobs.execute()).toHaveLength(1)
    await work()
    expect(program.heard.map(({ headers }) => headers['pallu-delivery'])).toEqual(
      Array.from({ length: 3 }, () => String(sent?.id)),
    )
    testShop.clock.now += 31 * 86_400_000
    await forgetDeliveries(testShop.shop)
    owner = await signedIn(testShop, 'owner')
    expect(await log(id)).toEqual([])
    must(await owner.del(`${path}/${id}`))
  })

  it('ends after twenty tries in a row that nobody took, which the owner is told once', async () => {
    const { shop, clock } = testShop
    await shop.db.write((tx) =>
      writeDocument(tx, 'profile', { email: 'shop@example.in' }, clock.now),
    )
    const { id } = await add('order.placed')
    program.mood.status = 500
    for (let at = 0; at < 21; at += 1) must(await owner.post(`${path}/${id}/test`))
    await work()
    const found = async () =>
      Webhook.array()
        .parse(JSON.parse(must(await owner.get(path)).text))
        .find((one) => one.id === id)
    expect(await found()).toMatchObject({ failures: 20, disabledAt: expect.any(String) })
    expect(program.heard).toHaveLength(20)
    const letters = await shop.db.read
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', 'shop@example.in')
      .where('subject', 'like', '%stopped listening%')
      .execute()
    expect(letters).toHaveLength(1)
    await buy('9600000004')
    must(await owner.post(`${path}/${id}/enabling`))
    expect(await found()).toMatchObject({ failures: 0, disabledAt: null })
    // What happened meanwhile is not told later, as the email says.
    program.heard.length = 0
    program.mood.status = 200
    expect(await told()).toEqual([])
    const { number } = await buy('9600000005')
    must(await owner.post(`${path}/${id}/enabling`))
    expect((await told()).map(({ order }) => order.number)).toEqual([number])
    must(await owner.del(`${path}/${id}`))
  })

  it('is sent when the shop is open again, where it closed meanwhile', async () => {
    const { id } = await add('order.paid')
    must(await owner.post(`${path}/${id}/test`))
    const [{ id: deliveryId = 0 } = {}] = await log(id)
    const { signal } = { signal: AbortSignal.abort() }
    const task = { attempt: 10, isLast: true, signal, atEnd: () => {} }
    await expect(deliverWebhook(testShop.shop, { deliveryId }, task)).rejects.toThrow('closing')
    expect(await log(id)).toMatchObject([{ state: 'waiting', attempts: 0 }])
    await work()
    expect(await log(id)).toMatchObject([{ state: 'done', attempts: 1 }])
    must(await owner.del(`${path}/${id}`))
  })

  it('stands among those that can be sent again, where the shop ended at every try', async () => {
    const { shop, clock } = testShop
    const { id } = await add('order.paid')
    must(await owner.post(`${path}/${id}/test`))
    await shop.db.write((tx) =>
      tx
        .updateTable('jobs')
        .set((eb) => ({ attempts: eb.ref('max_attempts') }))
        .where('kind', '=', 'webhook')
        .where('status', '=', 'waiting')
        .execute(),
    )
    await work()
    expect(await log(id)).toMatchObject([{ state: 'failed', status: null, fault: 'other' }])
    clock.now += 1
    must(await owner.post(`/api/admin/webhook-deliveries/${(await log(id))[0]?.id}/replay`))
    await work()
    expect(await log(id)).toMatchObject([{ state: 'done', status: 200 }])
    must(await owner.del(`${path}/${id}`))
  })

  it('waits for no program but the one that is slow', async () => {
    const silent = http.createServer()
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo // A TCP server has a port.
    const events = ['product.changed']
    const url = `http://127.0.0.1:${port}/`
    const slow = must(await owner.post(path, { url, events })).as(NewWebhook).id
    const { id } = await add('product.changed')
    const saree = await addPiece(testShop.shop)
    must(await owner.put(`/api/admin/products/${saree}`, { stock: 6, stockSeen: 5 }))
    const heard = program.next()
    const worker = startWorker(
      testShop.shop,
      queues.filter((queue) => queue['webhook'] === deliverWebhook),
    )
    await noteEvents(testShop.shop)
    expect(JSON.parse(await heard)).toMatchObject({ product: { id: saree } })
    expect(await log(slow)).toMatchObject([{ state: 'waiting', attempts: 0 }])
    silent.closeAllConnections()
    await Promise.all([worker.stop(), new Promise((resolve) => silent.close(resolve))])
    for (const one of [slow, id]) must(await owner.del(`${path}/${one}`))
  })
})

it('goes nowhere but to https addresses of the open internet', async () => {
  const testShop = await createTestShop()
  const owner = await signedIn(testShop, 'owner')
  const urls = ['http://example.in/a', 'https://127.0.0.1/a', 'https://169.254.169.254/latest']
  for (const url of [...urls, 'https://[::1]/', 'https://a:b@example.in/', 'ftp://example.in']) {
    const reply = await owner.post(path, { url, events: ['order.paid'] })
    expect([url, reply.status, reply.body['errors']]).toMatchObject([
      url,
      400,
      { url: expect.any(String) },
    ])
  }
  must(await owner.post(path, { url: 'https://example.in/a', events: ['order.paid'] }), 201)
  await testShop.close()
})
