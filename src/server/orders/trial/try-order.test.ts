import { expect, it } from 'vitest'
import { MailPage } from '#contract/mails/types.ts'
import { TrialOrder } from '#contract/orders/trial-order.ts'
import { Setup } from '#contract/settings/admin-types.ts'
import { openForBusiness } from '#test/an-order.ts'
import { createTestShop, engines } from '#test/create-test-shop.ts'
import { startMailServer } from '#test/mail-server.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'
import { jobHandlers } from '../../app/job-handlers.ts'
import { performDue } from '../../platform/jobs/perform.ts'
import { postOf } from '../../platform/mail/post.ts'

onNewShops('an order that is tried', (testShop) => {
  const lacksOf = async (step: string) => {
    const owner = await signedIn(testShop(), 'owner')
    const { steps } = must(await owner.get('/api/admin/setup')).as(Setup)
    return steps.find((one) => one.step === step)?.lacks
  }

  it('goes through to its bill and leaves nothing: no number, no sale, no stock, no email', async () => {
    const { shop } = testShop()
    await openForBusiness(testShop())
    await registerShop(testShop())
    await addPiece(shop, { price: 9000, stock: 1 })
    const cheapest = await addPiece(shop, { price: 4000, stock: 1 })
    expect(await lacksOf('trial')).toEqual(['trial'])
    const owner = await signedIn(testShop(), 'owner')
    const tables = ['orders', 'order_events', 'documents', 'mails', 'jobs', 'counters'] as const
    const kept = async () => Promise.all(tables.map((one) => rowsOf(one)))
    const rowsOf = (table: (typeof tables)[number]) =>
      shop.db.read.selectFrom(table).selectAll().execute()
    const before = await kept()
    const trial = must(await owner.post('/api/admin/trial-orders', {})).as(TrialOrder)
    expect(trial).toMatchObject({ total: 4250, shipping: 250, paymentMethod: 'cod' })
    expect(trial.tax).toBeGreaterThan(0)
    expect(trial.document).not.toBe('')
    expect(await kept()).toEqual(before)
    expect(await stockOf(shop, cheapest)).toBe(1)
    expect(await lacksOf('trial')).toEqual([])
    // The first order has the number that the trial only showed.
    const guest = newShopper(testShop())
    await fill(guest, cheapest)
    expect(must(await order(guest), 201).body['number']).toBe(trial.number)
  })

  it('is refused as a buyer would be, and says what is missing', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const refused = await owner.post('/api/admin/trial-orders', {})
    expect([refused.status, refused.body['refusal']]).toEqual([409, 'trial-without-saree'])
    expect(await lacksOf('trial')).toEqual(['trial'])
    const manager = await signedIn(testShop(), 'manager')
    expect((await manager.post('/api/admin/trial-orders', {})).status).toBe(403)
  })
})

it.each(engines)(
  'a test email ticks once a server has taken it, not before (%s)',
  async (engine) => {
    const server = await startMailServer()
    const environment = { SMTP_URL: server.url, MAIL_FROM: 'shop@pallu.example' }
    const testShop = await createTestShop({ engine, environment })
    const owner = await signedIn(testShop, 'owner')
    const lacks = async () =>
      must(await owner.get('/api/admin/setup'))
        .as(Setup)
        .steps.find(({ step }) => step === 'mail')?.lacks
    expect(await lacks()).toEqual(['mail-unsent'])
    const { to } = must(await owner.post('/api/admin/test-mails', {})).body
    expect(await lacks()).toEqual(['mail-waiting'])
    await performDue(testShop.shop, jobHandlers)
    const { items } = must(await owner.get('/api/admin/mails')).as(MailPage)
    expect(items).toMatchObject([{ letter: 'test-email', state: 'sent', to }])
    expect(await lacks()).toEqual([])
    postOf(testShop.shop).close()
    await testShop.close()
    await server.close()
  },
)
