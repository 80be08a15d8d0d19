import { afterAll, beforeAll, expect, it } from 'vitest'
import { AlertNews } from '#contract/alerts/types.ts'
import { createApp } from '#server/app/app.ts'
import { openForBusiness } from '#test/an-order.ts'
import type { TestShop } from '#test/create-test-shop.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { orderIn } from '#test/order-ways.ts'
import { newShopper, type Shopper, signedIn, signedInAgain } from '#test/shopper.ts'
import { noteAlerts } from '../alerts/note-alerts.ts'
import { mostLines, times } from './watch-changes.ts'

const usual = { ...times }
beforeAll(() => Object.assign(times, { lookMs: 20, heartbeatMs: 50 }))
afterAll(() => Object.assign(times, usual))

const changed = 'event: changed'

/** A browser's line to one process, and what it hears. */
async function lineTo(app: TestShop['app'], { cookies }: Shopper) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const reply = await app.request('/api/admin/today/events', { headers: { cookie } })
  const reader = (reply.body ?? new ReadableStream<Uint8Array>()).getReader()
  const letters = new TextDecoder()
  let heard = ''
  let changes = 0
  /** Waits until it has heard that; false where the line has ended before. */
  const hears = async (words: string) => {
    while (!heard.includes(words)) {
      const { done, value } = await reader.read()
      if (done) return false
      heard += letters.decode(value, { stream: true })
    }
    heard = heard.slice(heard.indexOf(words) + words.length)
    if (words === changed) changes++
    return true
  }
  /** How often it has heard of a change by the time of so many beats. */
  const changesIn = async (beats: number) => {
    for (let n = 0; n < beats; ) {
      const next = heard.match(/event: changed|: beat/)?.[0]
      if (next === undefined) {
        const { done, value } = await reader.read()
        if (done) break
        heard += letters.decode(value, { stream: true })
      } else {
        await hears(next)
        if (next !== changed) n++
      }
    }
    return changes
  }
  return { reply, hears, changesIn, hangUp: () => reader.cancel() }
}

onNewShops('the line to Today', (testShop) => {
  it('tells every process of what happened at any of them, and beats meanwhile', async () => {
    await openForBusiness(testShop())
    const { shop, app } = testShop()
    const here = await lineTo(app, await signedIn(testShop(), 'owner'))
    const there = await lineTo(createApp(shop), await signedIn(testShop(), 'packer'))
    expect(here.reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    for (const line of [here, there]) expect(await line.hears(': beat')).toBe(true)
    const { id } = await orderIn(testShop(), 'confirmed')
    for (const line of [here, there]) expect(await line.hears('event: changed')).toBe(true)
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.post(`/api/admin/orders/${id}/moves`, { to: 'packed' }))
    for (const line of [here, there]) expect(await line.hears('event: changed')).toBe(true)
    for (const line of [here, there]) await line.hangUp()
  })

  it('hears of messages, and of transfers that buyers name', async () => {
    await openForBusiness(testShop())
    const owner = await signedIn(testShop(), 'owner')
    const line = await lineTo(testShop().app, owner)
    await line.hears(': beat')
    const words = { name: 'Sowmya', email: 'sowmya@example.in', message: 'Is it heavy?' }
    must(await newShopper(testShop()).post('/api/contact', words), 201)
    expect(await line.hears('event: changed')).toBe(true)
    const { guest, token } = await orderIn(testShop(), 'pending_payment')
    await line.hears('event: changed')
    await line.hears(': beat')
    const transfer = { reference: '412356789012' }
    must(await guest.post(`/api/orders/${token}/payment/transfer`, transfer))
    expect(await line.hears('event: changed')).toBe(true)
    await line.hangUp()
  })

  it('tells of something once, with what staff are told of it; also where that could not be noted', async () => {
    await openForBusiness(testShop())
    const { app, shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    await noteAlerts(shop)
    const line = await lineTo(app, owner)
    await line.hears(': beat')
    const asks = async (message: string) => {
      const words = { name: 'Sowmya', email: 'sowmya@example.in', message }
      must(await newShopper(testShop()).post('/api/contact', words), 201)
    }
    await asks('Is it heavy?')
    await line.hears(changed)
    expect(must(await owner.get('/api/admin/today/alerts')).as(AlertNews).items).toMatchObject([
      { kind: 'message' },
    ])
    expect(await line.changesIn(5)).toBe(1)
    await shop.db.write((tx) => tx.schema.dropTable('alert_watch').execute())
    await asks('Is it silk?')
    expect(await line.hears(changed)).toBe(true)
    await line.hangUp()
  })

  it('is for those who see Today, and ends with their session and their role', async () => {
    const { app, shop } = testShop()
    expect((await lineTo(app, newShopper(testShop()))).reply.status).toBe(401)
    expect((await lineTo(app, await signedIn(testShop(), 'accountant'))).reply.status).toBe(403)
    const packer = await signedIn(testShop(), 'packer')
    const first = await lineTo(app, packer)
    expect(await first.hears(': beat')).toBe(true)
    const users = shop.db.write((tx) =>
      tx.updateTable('users').set({ role: 'accountant' }).execute(),
    )
    await users
    while (await first.hears(': beat'));
    await shop.db.write((tx) => tx.updateTable('users').set({ role: 'packer' }).execute())
    const second = await lineTo(app, packer)
    expect(await second.hears(': beat')).toBe(true)
    must(await packer.post('/api/users/logout'))
    while (await second.hears(': beat'));
  })

  it('keeps no session alive that nobody uses', async () => {
    const { app, clock } = testShop()
    const packer = await signedIn(testShop(), 'packer')
    const line = await lineTo(app, packer)
    clock.now += 20 * 60_000
    await line.hears(': beat')
    must(await packer.get('/api/admin/today/queue'))
    clock.now += 11 * 60_000
    while (await line.hears(': beat'));
    expect((await packer.get('/api/admin/today/queue')).status).toBe(401)
  })

  it('holds a few lines of a session, the newest, and ends all when the process stops', async () => {
    const { app, shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    const first = await lineTo(app, owner)
    const others = await Promise.all(
      Array.from({ length: mostLines.session }, () => lineTo(app, owner)),
    )
    while (await first.hears(': beat'));
    for (const line of others) expect(await line.hears(': beat')).toBe(true)
    shop.leave()
    for (const line of others) while (await line.hears(': beat'));
  })

  it('and of a person, however often they sign in: one of the staff takes nobody else’s', async () => {
    const { app } = testShop()
    const packer = await signedIn(testShop(), 'packer')
    const first = await lineTo(app, packer)
    const others = []
    for (let n = 0; n < mostLines.person; n++) {
      others.push(await lineTo(app, await signedInAgain(testShop(), packer)))
    }
    while (await first.hears(': beat'));
    for (const line of others) expect(await line.hears(': beat')).toBe(true)
    for (const line of others) await line.hangUp()
  })
})
