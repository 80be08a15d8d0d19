import { beforeEach, expect, it } from 'vitest'
import { CodRule } from '#contract/cod/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'

// What the owner is answered who tries the rules of cash at the door, and what the log keeps of a parcel that is forgotten.

const path = '/api/admin/cod-rules'

onNewShops('rules of cash at the door that are tried', (testShop) => {
  let owner: Shopper
  beforeEach(async () => {
    owner = await signedIn(testShop(), 'owner')
  })

  const rules = async (...list: object[]) =>
    CodRule.array().parse(must(await owner.put(path, { rules: list })).body)
  const tried = async (question: object) =>
    must(await owner.post(`${path}/try`, { total: 6000, pin: '600004', ...question })).body
  const allowed = {
    ...{ outcome: 'allow', reason: null, rule: null, position: null, advance: 0, words: '' },
    ...{ refusals: 0, isNewBuyer: true, prepaidDiscount: 0 },
  }

  it('without a rule any order of a new buyer may be paid at the door', async () => {
    expect(await tried({})).toEqual(allowed)
    expect(must(await owner.get(path)).body).toEqual([])
  })

  it('a rule of some categories decides of an order that has one of them, and of no other', async () => {
    const [rule] = await rules({
      outcome: 'refuse',
      categoryIds: [7],
      words: 'Silk is paid before',
    })
    const refused = {
      ...{ ...allowed, outcome: 'refuse', reason: 'rule', rule: rule?.id, position: 1 },
      words: 'Silk is paid before',
    }
    expect(await tried({ categoryIds: [3, 7] })).toEqual(refused)
    expect(await tried({ categoryIds: [3] })).toEqual(allowed)
    expect(await tried({})).toEqual(allowed)
    expect(must(await owner.get(path)).body).toEqual([rule])
  })

  it('who has no mobile yet is as new, and sent as much back, as the owner says', async () => {
    await rules(
      { outcome: 'refuse', refusalsAtLeast: 2 },
      { outcome: 'confirm', isNewBuyer: false },
      { outcome: 'part-advance', advance: 500 },
    )
    const said = async (question: object) => {
      const { outcome, position, advance, refusals, isNewBuyer } = await tried(question)
      return [outcome, position, advance, refusals, isNewBuyer]
    }
    expect(await said({})).toEqual(['part-advance', 3, 500, 0, true])
    expect(await said({ isNewBuyer: false })).toEqual(['confirm', 2, 0, 0, false])
    expect(await said({ refusals: 2 })).toEqual(['refuse', 1, 0, 2, true])
    // What is no number of India is no number at all.
    expect(await said({ refusals: 2, mobile: '12345' })).toEqual(['refuse', 1, 0, 2, true])
    expect(await said({ refusals: 2, mobile: '98400 12345' })).toEqual([
      ...['part-advance', 3, 500, 0, true],
    ])
  })

  it('says what the buyer would save by paying before', async () => {
    const owned = { ...allowed, prepaidDiscount: expect.any(Number) }
    expect(await tried({ total: 1500.5 })).toEqual(owned)
    const nothing = await tried({ total: 0 })
    expect(nothing).toMatchObject({ outcome: 'refuse', reason: 'nothing-to-pay', position: null })
  })

  it('a parcel that was refused is forgotten once, and the log has whose it was', async () => {
    const { clock } = testShop()
    await openForBusiness(testShop())
    const { id, staff } = await anOrder(testShop())
    await staff('parcels', { carrier: 'DTDC' })
    await staff('moves', { to: 'returned', cause: 'refused' })
    const refusal = `/api/admin/orders/${id}/door-refusal`
    must(await owner.del(refusal), 204)
    const again = await owner.del(refusal)
    expect([again.status, again.body['refusal']]).toEqual([404, 'no-door-refusal'])
    const line = { user_id: owner.userId, action: 'delete', subject_id: id, after: null }
    const before = { order_id: id, mobile: '9840012345', refused_at: clock.now }
    const log = await logged(testShop(), 'door-refusal')
    expect(log).toEqual([{ ...line, subject: 'PAL-2026-000001', before }])
  })
})
