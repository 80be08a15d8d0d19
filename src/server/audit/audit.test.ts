import { beforeAll, expect, it } from 'vitest'
import { onBothEngines } from '#test/on-both-engines.ts'
import { openScene, prepared, type Scene, writes } from '#test/staff-writes.ts'
import { calls } from '../app/modules.ts'

// Whatever staff change leaves a line in the log (S52): every call of theirs that writes is made here once, as
// `test/staff-writes.ts` says.

/** What changes in a person's own account is told to them by email. */
const ownAccount = [
  ...['POST /api/users/second-factor', 'POST /api/users/second-factor/confirm'],
  ...['POST /api/users/notice-mobile', 'POST /api/users/notice-mobile/confirm'],
  'DELETE /api/users/notice-mobile',
]

/** They answer what would be, and write nothing. */
const onlyTried = [
  'POST /api/admin/cod-rules/try',
  'POST /api/admin/bills/try',
  'POST /api/admin/carriers/{code}/try',
  'POST /api/admin/orders/{id}/lines/try',
  'POST /api/admin/pages/preview',
  'POST /api/admin/stories/preview',
]

it('the log of staff knows every call of theirs that writes', () => {
  const known = calls
    .map(({ endpoint }) => endpoint)
    .filter(({ method, guard }) => method !== 'GET' && guard.startsWith('staff:'))
    .map(({ method, path }) => `${method} ${path}`)
  expect([...Object.keys(writes), ...ownAccount, ...onlyTried].sort()).toEqual(known.sort())
})

onBothEngines('the log of staff', (testShop) => {
  let scene: Scene
  beforeAll(async () => {
    scene = await openScene(testShop())
  })

  const lines = () =>
    testShop()
      .shop.db.read.selectFrom('audit')
      .select(['id', 'action', 'kind', 'user_id as by', 'at'])
      .orderBy('id')
      .execute()

  it.each(Object.entries(writes))('%s leaves a line', async (call, [leaves]) => {
    const write = await prepared(scene, call)
    const before = await lines()
    await write()
    const left = (await lines()).slice(before.length)
    expect(left.map(({ action, kind }) => `${action} ${kind}`)).toContain(leaves)
    for (const { by, at } of left) {
      expect([by, at]).toEqual([scene.owner.userId, testShop().shop.now()])
    }
  })
})
