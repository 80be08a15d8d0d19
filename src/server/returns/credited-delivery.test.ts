import { expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import type { ReturnReason } from '#domain/return.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { cashGoesTo } from '#test/ordering.ts'
import { signedIn } from '#test/shopper.ts'

// ₹2,000 a piece, ₹250 for its delivery and ₹50 for cash at the door.

onNewShops('the credit note of a return', (testShop) => {
  type Options = { bought?: number; later?: number; isDeliveryCredited?: boolean }
  async function received(
    reason: ReturnReason,
    { bought = 1, later = 0, isDeliveryCredited }: Options = {},
  ) {
    await openForBusiness(testShop())
    const made = await anOrder(testShop(), { price: 2000, quantity: bought })
    await made.deliver()
    const lines = [{ lineId: made.lineId, quantity: 1 }]
    const ask = { wish: 'return', reason, lines, ...cashGoesTo }
    must(await made.guest.post(`/api/orders/${made.token}/returns`, ask))
    const read = testShop().shop.db.read
    const returns = read.selectFrom('returns').select('id').orderBy('id', 'desc')
    const { id } = await returns.executeTakeFirstOrThrow()
    testShop().clock.now += later
    const staff = await signedIn(testShop(), 'owner')
    const desk = `/api/admin/returns/${id}`
    must(await staff.post(`${desk}/decision`, { isApproved: true }))
    must(await staff.post(`${desk}/receipt`, { isRestocked: true, isDeliveryCredited }))
    const notes = read.selectFrom('documents').selectAll().where('kind', '=', 'credit-note')
    const seen = must(await staff.get(`/api/admin/orders/${made.id}`)).as(StaffOrder)
    const [note] = await notes.where('return_id', '=', id).execute()
    return { seen, rupees: note && note.total_paise / 100, terms: JSON.parse(note?.terms ?? '{}') }
  }

  it.each([
    ['damaged', 'Returned: damaged', 2300],
    ['wrong-piece', 'Returned: another piece than ordered', 2300],
    ['not-as-described', 'Returned: not as described', 2300],
    ['colour', 'Returned: the colour', 2000],
    ['changed-mind', 'Returned', 2000],
    ['other', 'Returned', 2000],
  ] as const)(
    'of %s says why, and has the delivery where the shop was at fault',
    async (...told) => {
      const [reason, words, total] = told
      const { rupees, terms, seen } = await received(reason)
      expect([terms.reason, rupees, seen.credited]).toEqual([words, total, total])
      // The order has come back with it, and nothing is credited twice.
      expect(seen.state).toBe('returned')
      expect(seen.documents.filter(({ kind }) => kind === 'credit-note')).toHaveLength(1)
    },
  )

  it('has no delivery while a piece of the order is out, whoever was at fault', async () => {
    const { rupees, seen } = await received('damaged', { bought: 2 })
    expect([rupees, seen.state]).toEqual([2000, 'delivered'])
  })

  it('has the delivery where staff say so', async () => {
    const { rupees } = await received('colour', { isDeliveryCredited: true })
    expect(rupees).toBe(2300)
  })

  it('is none after the last day for notes: the amount comes off all the same, and staff are warned once', async () => {
    const { rupees, seen } = await received('colour', { later: 700 * 86_400_000 })
    expect([rupees, seen.credited]).toEqual([undefined, 2000])
    const warnings = seen.events.filter(({ kind }) => kind === 'warning')
    expect(warnings.map(({ isPublic, actor }) => [isPublic, actor])).toEqual([[false, 'system']])
  })
})
