import { expect, it } from 'vitest'
import { Order } from '#contract/orders/types.ts'
import { ReturnPayTo } from '#contract/returns/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { eraseBuyer } from '../orders/person-queries.ts'

const bank = { accountNumber: '50100123456789', ifsc: 'HDFC0001234', accountName: 'Meena Raman' }
const kept = { kind: 'bank', ...bank }

onBothEngines('where the money of a return goes', (testShop) => {
  const delivered = async (method: 'cod' | 'upi' = 'cod') => {
    const { shop } = testShop()
    await openForBusiness(testShop())
    const one = await anOrder(testShop(), { method })
    await one.deliver()
    const lines = [{ lineId: one.lineId, quantity: 1 }]
    const ask = (changes: object) =>
      one.guest.post(`/api/orders/${one.token}/returns`, {
        ...{ wish: 'return', reason: 'colour', words: '', lines, ...changes },
      })
    const newest = () =>
      shop.db.read
        .selectFrom('returns')
        .select(['id', 'pay_to'])
        .where('order_id', '=', one.id)
        .orderBy('id', 'desc')
        .executeTakeFirst()
    return { ...one, ask, newest }
  }

  it('is asked where the order was paid in cash, with codes for other languages', async () => {
    const { ask, newest } = await delivered()
    const nothing = await ask({})
    const words = 'Please enter a UPI ID or a bank account for your refund'
    expect(nothing.status).toBe(400)
    expect(nothing.body).toMatchObject({
      ...{ message: words, errors: { upiId: words }, faults: { upiId: { code: 'pay_to' } } },
    })
    const wrong = await ask({ ...bank, ifsc: 'HDFC1' })
    expect([wrong.status, wrong.body['faults']]).toEqual([400, { ifsc: { code: 'ifsc' } }])
    expect(await newest()).toBeUndefined()
    must(await ask({ ...bank, ifsc: ' hdfc0001234' }))
    expect(JSON.parse((await newest())?.pay_to ?? '')).toEqual(kept)
  })

  it('is not asked for an exchange, nor where money goes back as it came, and not kept then', async () => {
    const exchange = await delivered()
    must(await exchange.ask({ wish: 'exchange', ...bank }))
    const transfer = await delivered('upi')
    must(await transfer.ask({ ...bank }))
    for (const one of [exchange, transfer]) expect((await one.newest())?.pay_to).toBe('')
  })

  it('is not asked where store credit is chosen with the return, which an exchange chooses nothing of', async () => {
    for (const [wish, isCreditChosen] of [
      ['return', true],
      ['exchange', false],
    ]) {
      const one = await delivered()
      must(await one.ask({ wish, isCredit: true }))
      const seen = must(await one.guest.get(`/api/orders/${one.token}`)).as(Order)
      expect(seen.returns).toMatchObject([{ wish, isCreditChosen }])
      expect((await one.newest())?.pay_to).toBe('')
    }
  })

  it('is read by those alone who may refund, and stands in no other answer, email or event', async () => {
    const { shop } = testShop()
    const { ask, newest, guest, token, id } = await delivered()
    must(await ask(bank))
    const path = `/api/admin/returns/${(await newest())?.id}/pay-to`
    const manager = await signedIn(testShop(), 'manager')
    const packer = await signedIn(testShop(), 'packer')
    expect(must(await manager.get(path)).as(ReturnPayTo)).toEqual({ payTo: kept })
    expect((await packer.get(path)).status).toBe(403)
    expect((await newShopper(testShop()).get(path)).status).toBe(401)
    expect((await manager.get('/api/admin/returns/999999/pay-to')).status).toBe(404)
    const said = [
      must(await guest.get(`/api/orders/${token}`)),
      must(await manager.get(`/api/admin/orders/${id}`)),
      must(await manager.get('/api/admin/returns')),
    ].map(({ body }) => JSON.stringify(body))
    const rows = [
      await shop.db.read.selectFrom('mails').selectAll().execute(),
      await shop.db.read.selectFrom('order_events').selectAll().execute(),
      await shop.db.read.selectFrom('audit').selectAll().execute(),
      await shop.db.read.selectFrom('jobs').selectAll().execute(),
    ].map((all) => JSON.stringify(all))
    expect(rows[0]).toContain('return')
    for (const text of [...said, ...rows]) expect(text).not.toMatch(/50100123456789|HDFC0001234/)
  })

  it('goes when its buyer leaves', async () => {
    const { shop } = testShop()
    const { ask, newest, id, guest, token } = await delivered()
    must(await ask(bank))
    const userId = (await signedIn(testShop())).userId ?? 0
    await shop.db.write(async (tx) => {
      await tx.updateTable('orders').set({ user_id: userId }).where('id', '=', id).execute()
      await eraseBuyer(tx, userId)
    })
    expect((await newest())?.pay_to).toBe('')
    const { returns } = (await guest.get(`/api/orders/${token}`)).body as Pick<Order, 'returns'>
    expect(returns).toHaveLength(1)
  })
})
