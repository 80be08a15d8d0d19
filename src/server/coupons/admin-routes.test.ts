import { beforeEach, expect, it } from 'vitest'
import { SavedCoupon } from '#contract/coupons/types.ts'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { type Reply, type Shopper, signedIn } from '#test/shopper.ts'

// What whoever makes promo codes is answered, in words, and what the log keeps of each.

const path = '/api/admin/coupons'
const terms = { code: 'PONGAL', kind: 'percent', percent: 10, maxUses: 5 }

onNewShops('promo codes, as staff make them', (testShop) => {
  let owner: Shopper
  let made: SavedCoupon
  beforeEach(async () => {
    owner = await signedIn(testShop(), 'owner')
    made = must(await owner.post(path, terms)).as(SavedCoupon)
  })

  const says = ({ status, body }: Reply) => [status, body['message'], body['errors'] ?? null]
  const save = (change: object, id = made.id) => owner.put(`${path}/${id}`, { ...terms, ...change })
  const used = (uses: number) =>
    testShop().shop.db.write((tx) => tx.updateTable('coupons').set({ uses }).execute())
  /** What the log has of it, of a code its name, its part and when it was made and saved. */
  const log = async () =>
    (await logged(testShop(), 'coupon')).map(({ before, after, ...line }) => {
      expect(line).toMatchObject({ user_id: owner.userId, subject_id: made.id })
      return [line.action, line.subject, brief(before), brief(after)]
    })
  const brief = (state: unknown) => {
    if (state === null) return null
    const { code, percent, created_at, updated_at } = Object(state)
    return [code, percent, created_at, updated_at]
  }

  it('one is listed as it was answered when it was made', async () => {
    expect(must(await owner.get(path)).body).toEqual([made])
    expect(made).toMatchObject({ code: 'PONGAL', percent: 10, maxUses: 5, uses: 0, isActive: true })
    expect(made.createdAt).toBe('2026-01-15T06:30:00.000Z')
  })

  it('the log keeps how it was made, what it was before each change, and what went', async () => {
    const { clock } = testShop()
    const at = clock.now
    clock.now += 1000
    const saved = must(await save({ code: 'PONGAL26', percent: 20 })).as(SavedCoupon)
    expect(saved).toMatchObject({ id: made.id, code: 'PONGAL26', createdAt: made.createdAt })
    must(await owner.del(`${path}/${made.id}`), 204)
    expect(must(await owner.get(path)).body).toEqual([])
    const [first, second] = [
      ['PONGAL', 10, at, at],
      ['PONGAL26', 20, at, at + 1000],
    ]
    expect(await log()).toEqual([
      ['create', 'PONGAL', null, first],
      ['update', 'PONGAL26', first, second],
      ['delete', 'PONGAL26', second, null],
    ])
  })

  it('one that was used more often says how often, beside its field too', async () => {
    await used(3)
    expect(says(await save({ maxUses: 2 }))).toEqual([
      ...[409, 'It has been used 3 times already.'],
      { maxUses: 'It has been used 3 times already' },
    ])
    must(await save({ maxUses: 3 }))
    must(await save({ maxUses: null }))
  })

  it('one that was used keeps its name, and cannot go', async () => {
    await used(1)
    const sentence = 'A code that has been used keeps its name.'
    expect(says(await save({ code: 'OTHER' }))).toEqual([409, sentence, expect.any(Object)])
    const stays = await owner.del(`${path}/${made.id}`)
    expect(says(stays)).toEqual([409, 'A code that has been used can only be switched off.', null])
    expect(await log()).toHaveLength(1)
  })

  it('who saves or deletes what somebody else changed is shown it with its uses', async () => {
    const changed = must(await save({ percent: 20 })).as(SavedCoupon)
    await used(2)
    for (const late of [
      await save({ percent: 30, version: made.version }),
      await owner.del(`${path}/${made.id}?version=${made.version}`),
    ]) {
      expect([late.status, late.body['code']]).toEqual([409, 'outdated'])
      expect(late.body['current']).toEqual({ ...changed, uses: 2 })
    }
    must(await save({ percent: 30, version: changed.version }))
  })

  it('one that is not there is neither saved nor deleted, and no name stands twice', async () => {
    for (const reply of [await save({}, 999), await owner.del(`${path}/999`)])
      expect([reply.status, reply.body['refusal']]).toEqual([404, 'no-such-promo-code'])
    const other = must(await owner.post(path, { ...terms, code: 'OTHER' })).as(SavedCoupon)
    for (const reply of [await owner.post(path, terms), await save({}, other.id)]) {
      const { status, body } = reply
      expect([status, body['refusal'], Object.keys(Object(body['errors']))]).toEqual([
        ...[409, 'promo-code-taken', ['code']],
      ])
    }
    expect((must(await owner.get(path)).body as unknown as object[]).length).toBe(2)
  })
})
