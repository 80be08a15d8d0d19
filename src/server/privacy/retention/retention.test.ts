import { expect, it } from 'vitest'
import { SweepReport } from '#contract/privacy/retention-types.ts'
import { anOrder } from '#test/an-order.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill } from '#test/ordering.ts'
import { provedRequest } from '#test/proved-request.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'

const dayMs = 86_400_000
const path = '/api/admin/retention'

const countsOf = (report: SweepReport) =>
  Object.fromEntries(report.kinds.map(({ kind, count }) => [kind, count]))
const dryRun = async (owner: Shopper) =>
  countsOf(must(await owner.post(`${path}/sweeps`, { dryRun: true })).as(SweepReport))
const sweep = async (owner: Shopper) =>
  countsOf(must(await owner.post(`${path}/sweeps`, { dryRun: false })).as(SweepReport))

/** Delivered, with an invoice; a message and a complaint that are over; a cart. */
async function aBusyDay(testShop: TestShop) {
  const { db } = testShop.shop
  const one = await anOrder(testShop)
  await one.deliver()
  const note = { name: 'Asha', email: 'asha@example.in', message: 'Is it red?' }
  must(await newShopper(testShop).post('/api/contact', note))
  must(await newShopper(testShop).post('/api/complaints', { ...note, message: 'It is torn.' }))
  const now = testShop.shop.now()
  await db.write(async (tx) => {
    await tx.updateTable('tickets').set({ status: 'closed' }).execute()
    await tx.updateTable('complaints').set({ resolved_at: now, outcome: 'explained' }).execute()
    await tx
      .insertInto('door_refusals')
      .values({ order_id: one.id, mobile: '9840012345', refused_at: now })
      .execute()
  })
  await fill(newShopper(testShop), one.productId)
  return one
}

onBothEngines('retention', (testShop) => {
  it('each kind goes after its own time and no sooner; a dry run takes nothing; a hold keeps a kind', async () => {
    const shopUnderTest = testShop()
    const { clock, shop } = shopUnderTest
    const order = await aBusyDay(shopUnderTest)
    const start = clock.now
    const at = async (days: number) => {
      clock.now = start + days * dayMs
      return signedIn(shopUnderTest, 'owner')
    }
    const nothing = Object.values(await dryRun(await at(89)))
    expect(nothing.every((count) => count === 0)).toBe(true)
    expect(await dryRun(await at(91))).toMatchObject({ carts: 1, orders: 0, messages: 0 })
    expect(await sweep(await at(366))).toMatchObject({ carts: 1, 'door-refusals': 1, orders: 0 })
    const owner = await at(1096)
    const due = { orders: 1, messages: 1, complaints: 1, documents: 0, carts: 0 }
    expect(await dryRun(owner)).toMatchObject(due)
    const kept = { kind: 'complaints', reason: 'A case before the consumer court.' }
    must(await owner.post(`${path}/holds`, kept), 201)
    expect((await owner.post(`${path}/holds`, kept)).status).toBe(409)
    expect((await owner.post(`${path}/holds`, { ...kept, kind: 'x' })).status).toBe(404)
    expect(await sweep(owner)).toMatchObject({ ...due, complaints: 0 })
    const savedBefore = shop.db.version().saved
    expect(await sweep(owner)).toMatchObject({ orders: 0, messages: 0, complaints: 0 })
    // Nothing was due: whatever is kept for visitors stays.
    expect(shop.db.version().saved).toBe(savedBefore)
    const row = await shop.db.read
      .selectFrom('orders')
      .select(['full_name', 'email', 'mobile', 'address'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ full_name: '', email: '', mobile: '', address: '{}' })
    const { kinds, lastAt } = must(await owner.get(path)).as(SweepReport)
    expect(lastAt).toBe(new Date(clock.now).toISOString())
    const held = kinds.find((one) => one.kind === 'complaints')
    expect(held).toMatchObject({ count: 1, hold: { reason: kept.reason } })
    must(await owner.del(`${path}/holds/${held?.hold?.id}`))
    expect((await owner.del(`${path}/holds/${held?.hold?.id}`)).status).toBe(404)
    expect(await sweep(owner)).toMatchObject({ complaints: 1 })
  })

  it('documents lose their buyer the day after the last one of the tax law, and nothing else', async () => {
    const shopUnderTest = testShop()
    const { clock, shop } = shopUnderTest
    const { id } = await anOrder(shopUnderTest).then(async (one) => {
      await one.deliver()
      return one
    })
    const documents = () =>
      shop.db.read.selectFrom('documents').selectAll().where('order_id', '=', id).execute()
    const [before] = await documents()
    clock.now = Date.parse(`${before?.keep_until}T12:00:00+05:30`)
    await sweep(await signedIn(shopUnderTest, 'owner'))
    expect(await documents()).toContainEqual(before)
    clock.now += dayMs
    await sweep(await signedIn(shopUnderTest, 'owner'))
    expect((await documents())[0]).toEqual({ ...before, buyer: '{}', delivery: '{}' })
  })

  it('an erasure reaches orders that were on their way once they are over, and stops at a hold', async () => {
    const shopUnderTest = testShop()
    const { shop } = shopUnderTest
    const email = 'leaves@example.in'
    const one = await anOrder(shopUnderTest, {
      more: { contact: { email, mobile: '98400 12345' } },
    })
    const owner = await signedIn(shopUnderTest, 'owner')
    const { id } = await provedRequest(shopUnderTest, { kind: 'erase', email })
    const answer = { outcome: 'partly', words: 'The rest goes once your order is over.' }
    const answered = () => owner.post(`/api/admin/data-requests/${id}/answer`, answer)
    const hold = { kind: 'orders', reason: 'A tax audit.' }
    const { kinds } = must(await owner.post(`${path}/holds`, hold), 201).as(SweepReport)
    expect((await answered()).text).toContain('legal-hold')
    const held = kinds.find((kind) => kind.kind === 'orders')?.hold?.id
    must(await owner.del(`${path}/holds/${held}`))
    must(await answered())
    const row = () =>
      shop.db.read
        .selectFrom('orders')
        .select('email')
        .where('id', '=', one.id)
        .executeTakeFirstOrThrow()
    await sweep(owner)
    expect(await row()).toEqual({ email })
    await one.deliver()
    await sweep(owner)
    expect(await row()).toEqual({ email: '' })
  })
})

it('nobody but the owner sweeps', async () => {
  const testShop = await createTestShop()
  const manager = await signedIn(testShop, 'manager')
  expect((await manager.post(`${path}/sweeps`, { dryRun: true })).status).toBe(403)
  await testShop.close()
})
