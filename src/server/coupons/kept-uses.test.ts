import { expect, it } from 'vitest'
import { SavedCoupon } from '#contract/coupons/types.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { type Reply, signedIn } from '#test/shopper.ts'

let codes = 0

onBothEngines('a promo code that was used', (testShop) => {
  const says = ({ status, body }: Reply) => [status, body['refusal'], body['errors'] ?? null]
  async function used(uses: number, change: object = {}) {
    const owner = await signedIn(testShop(), 'owner')
    codes += 1
    const terms = { code: `USED${codes}`, kind: 'percent', percent: 10, ...change }
    const { id } = must(await owner.post('/api/admin/coupons', terms)).as(SavedCoupon)
    const { shop } = testShop()
    await shop.db.write((tx) =>
      tx.updateTable('coupons').set({ uses }).where('id', '=', id).execute(),
    )
    const path = `/api/admin/coupons/${id}`
    const save = (more: object) => owner.put(path, { ...terms, ...more })
    return { owner, id, terms, path, save }
  }

  it('keeps its name, for orders name it; its terms may change', async () => {
    const { save, terms } = await used(1)
    const renamed = { code: `${terms.code}X` }
    const [status, refusal, errors] = says(await save(renamed))
    expect([status, refusal]).toEqual([409, 'used-code-keeps-name'])
    expect(Object.keys(errors as object)).toEqual(['code'])
    const changed = must(await save({ percent: 20 })).as(SavedCoupon)
    expect(changed).toMatchObject({ code: terms.code, percent: 20, uses: 1 })
    const unused = await used(0)
    const other = { code: `${unused.terms.code}X` }
    expect(must(await unused.save(other)).as(SavedCoupon)).toMatchObject({ ...other, uses: 0 })
  })

  it('may be used no less often than it was', async () => {
    const { save } = await used(3, { maxUses: 5 })
    const [status, refusal, errors] = says(await save({ maxUses: 2 }))
    expect([status, refusal]).toEqual([409, 'promo-code-used-more'])
    expect(Object.keys(errors as object)).toEqual(['maxUses'])
    expect(must(await save({ maxUses: 3 })).as(SavedCoupon).maxUses).toBe(3)
    expect(must(await save({ maxUses: null })).as(SavedCoupon).maxUses).toBeNull()
  })

  it('stays; one that nobody used goes', async () => {
    const { owner, path } = await used(1)
    expect(says(await owner.del(path))).toEqual([409, 'used-code-stays', null])
    const unused = await used(0)
    must(await owner.del(unused.path), 204)
    expect(says(await unused.save({}))).toEqual([404, 'no-such-promo-code', null])
  })

  it('is there once: a second of the name is refused beside it', async () => {
    const { owner, terms } = await used(0)
    const reply = await owner.post('/api/admin/coupons', terms)
    expect([reply.status, reply.body['refusal']]).toEqual([409, 'promo-code-taken'])
    expect(Object.keys(reply.body['errors'] as object)).toEqual(['code'])
    const other = await used(0)
    const renamed = await other.save({ code: terms.code.toLowerCase() })
    expect([renamed.status, renamed.body['refusal']]).toEqual([409, 'promo-code-taken'])
    expect(Object.keys(renamed.body['errors'] as object)).toEqual(['code'])
    must(await other.save({ code: other.terms.code, percent: 20 }))
  })

  it('that was changed or used meanwhile is told with its uses, and stays', async () => {
    const { owner, path } = await used(0)
    const late = await owner.del(`${path}?version=older`)
    expect([late.status, late.body['code']]).toEqual([409, 'outdated'])
    expect(late.body['current']).toMatchObject({ uses: 0, percent: 10 })
  })
})
