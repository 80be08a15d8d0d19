import fc from 'fast-check'
import { expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { toPaise } from '#domain/money.ts'
import { moneyOf } from '#domain/refund.ts'
import { type AnOrder, anOrder, openForBusiness } from '#test/an-order.ts'
import { bookAccounts } from '#test/day-book.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'

const steps = ['goodwill', 'refund', 'invoice', 'send', 'back', 'cancel'] as const
type Step = (typeof steps)[number]
/** Of what is left, or owed, so much. */
const shares = [0.1, 0.5, 1] as const

onNewShops('the accounts of an order whose money goes back', (testShop) => {
  const owner = () => signedIn(testShop(), 'owner')
  const pass = () => {
    testShop().clock.now += 60_000
  }
  const seen = async ({ id }: AnOrder) =>
    must(await (await owner()).get(`/api/admin/orders/${id}`)).as(StaffOrder)
  const moneyIn = ({ state, total, paid, refunded, credited, goodwill }: StaffOrder) =>
    moneyOf({
      ...{ state, totalPaise: toPaise(total), paidPaise: toPaise(paid) },
      ...{ refundedPaise: toPaise(refunded), creditedPaise: toPaise(credited) },
      goodwillPaise: toPaise(goodwill),
    })

  /** What staff may not do now is refused, and changes nothing. */
  async function take(made: AnOrder, step: Step, share: number) {
    const order = await seen(made)
    const post = async (path: string, body: object = {}) => {
      pass()
      const { status } = await (await owner()).post(`/api/admin/${path}`, body)
      expect(status).toBeLessThan(500)
    }
    const act = (path: string, body?: object) => post(`orders/${made.id}/${path}`, body)
    const { leftPaise, owedPaise } = moneyIn(order)
    const give = (paise: number, isGoodwill: boolean) =>
      act('refunds', {
        ...{ amount: Math.max(1, Math.round(paise * share)) / 100, isGoodwill },
        ...{ method: 'upi', reference: '412345678901' },
      })
    if (step === 'goodwill') await give(leftPaise, true)
    if (step === 'refund') await give(owedPaise || leftPaise, false)
    if (step === 'cancel') await act('moves', { to: 'cancelled' })
    if (step === 'invoice') await act('moves', { to: 'packed' })
    if (step === 'invoice') await act('invoice')
    if (step === 'send') await act('parcels', { carrier: 'DTDC' })
    if (step === 'send') await act('moves', { to: 'delivered' })
    if (step !== 'back' || order.state !== 'delivered' || order.returns.length === 3) return
    const id = await made.askBack()
    await post(`returns/${id}/decision`, { isApproved: true })
    await post(`returns/${id}/receipt`, { isRestocked: true })
  }

  it('hold what its buyer is owed, and nothing else', async () => {
    await openForBusiness(testShop())
    await registerShop(testShop())
    const held = async () => {
      const { customers = 0, advances = 0 } = await bookAccounts(testShop())
      return Math.round((customers + advances) * 100)
    }
    const days = fc.array(fc.tuple(fc.constantFrom(...steps), fc.constantFrom(...shares)), {
      ...{ minLength: 3, maxLength: 7 },
    })
    const holds = async (all: [Step, number][]) => {
      const before = await held()
      const made = await anOrder(testShop(), { price: 1700, quantity: 3, method: 'upi' })
      await made.staff('payments')
      for (const [step, share] of all) {
        await take(made, step, share)
        const order = await seen(made)
        const { owedPaise, leftPaise } = moneyIn(order)
        const isOpen =
          order.invoiceNumber === null && !['cancelled', 'refunded'].includes(order.state)
        expect([step, before - (await held())]).toEqual([step, isOpen ? leftPaise : owedPaise])
      }
    }
    await fc.assert(fc.asyncProperty(days, holds), { numRuns: 3 })
  })
})
