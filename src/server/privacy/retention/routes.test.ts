import { beforeEach, expect, it } from 'vitest'
import { SweepReport } from '#contract/privacy/retention-types.ts'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'

// What the owner is told of what is kept too long, of a hold on it, and what the log keeps of either.

const path = '/api/admin/retention'

onNewShops('what is kept and for how long', (testShop) => {
  let owner: Shopper
  beforeEach(async () => {
    owner = await signedIn(testShop(), 'owner')
  })

  const read = async () => must(await owner.get(path)).as(SweepReport)
  const hold = (kind: string) => owner.post(`${path}/holds`, { kind, reason: 'A tax audit.' })
  const heldOf = ({ kinds }: SweepReport, kind: string) =>
    kinds.find((one) => one.kind === kind)?.hold

  it('a trial says what would go and leaves nothing in the log; a sweep says what went, there too', async () => {
    const before = await read()
    expect(before).toMatchObject({ dryRun: true, lastAt: null })
    expect(must(await owner.post(`${path}/sweeps`, { dryRun: true })).body).toEqual(before)
    expect(await logged(testShop(), 'retention')).toEqual([])
    const swept = must(await owner.post(`${path}/sweeps`, { dryRun: false })).as(SweepReport)
    expect(swept.dryRun).toBe(false)
    const after = Object.fromEntries(swept.kinds.map(({ kind, count }) => [kind, count]))
    expect(Object.keys(after)).toContain('carts')
    const line = { user_id: owner.userId, action: 'delete', subject_id: null, subject: 'sweep' }
    const log = await logged(testShop(), 'retention')
    expect(log).toEqual([{ ...line, before: null, after }])
  })

  it('a hold is on one kind, once, until it is lifted, and the log says why', async () => {
    const held = must(await hold('carts'), 201).as(SweepReport)
    const { id } = heldOf(held, 'carts') ?? {}
    const said = { id, reason: 'A tax audit.', fromAt: '2026-01-15T06:30:00.000Z' }
    expect(heldOf(held, 'carts')).toMatchObject(said)
    expect(held).toEqual(await read())
    expect(heldOf(held, 'orders')).toBeNull()
    const again = await hold('carts')
    expect([again.status, again.body['refusal']]).toEqual([409, 'held-already'])
    const unknown = await hold('letters')
    expect(unknown.body['refusal']).toBe('no-such-kind')
    must(await owner.del(`${path}/holds/${id}`), 204)
    expect(heldOf(await read(), 'carts')).toBeNull()
    const lifted = await owner.del(`${path}/holds/${id}`)
    expect([lifted.status, lifted.body['refusal']]).toEqual([404, 'no-such-hold-on-data'])
    const line = { user_id: owner.userId, subject_id: id, subject: 'carts', before: null }
    expect(await logged(testShop(), 'retention')).toEqual([
      { ...line, action: 'create', after: { reason: 'A tax audit.' } },
      { ...line, action: 'delete', after: null },
    ])
  })
})
