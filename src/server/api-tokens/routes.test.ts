import { beforeEach, expect, it } from 'vitest'
import { NewApiToken } from '#contract/api-tokens/types.ts'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'

// What the owner is told of the tokens of other programs, and what the log keeps of each.

const path = '/api/admin/api-tokens'
const form = { name: 'Zoho Books', scopes: ['orders.see', 'content.edit', 'orders.see'], days: 30 }

onNewShops('the tokens of other programs', (testShop) => {
  let owner: Shopper
  beforeEach(async () => {
    owner = await signedIn(testShop(), 'owner')
  })

  const add = async (more = {}) => {
    const { token, ...said } = must(await owner.post(path, { ...form, ...more })).as(NewApiToken)
    return { token, said }
  }

  it('are listed as they were made: each scope once, until when, by whom, and by their last letters', async () => {
    expect(must(await owner.get(path)).body).toEqual([])
    const { token, said } = await add()
    const { username } = await testShop()
      .shop.db.read.selectFrom('users')
      .select('username')
      .executeTakeFirstOrThrow()
    expect(said).toEqual({
      ...{ id: said.id, name: 'Zoho Books', ending: token.slice(-4), madeBy: username },
      ...{ scopes: ['content.edit', 'orders.see'], lastUsedAt: null },
      ...{ createdAt: '2026-01-15T06:30:00.000Z', expiresAt: '2026-02-14T06:30:00.000Z' },
    })
    expect(must(await owner.get(path)).body).toEqual([said])
    expect((await add({ days: undefined })).said.expiresAt).toBeNull()
  })

  it('one is taken back once, and the log has it as it was', async () => {
    const { said } = await add()
    must(await owner.del(`${path}/${said.id}`), 204)
    expect(must(await owner.get(path)).body).toEqual([])
    const again = await owner.del(`${path}/${said.id}`)
    expect([again.status, again.body['refusal']]).toEqual([404, 'no-such-api-token'])
    const line = { user_id: owner.userId, subject_id: said.id, subject: 'Zoho Books' }
    expect(await logged(testShop(), 'api-token')).toEqual([
      { ...line, action: 'create', before: null, after: said },
      { ...line, action: 'delete', before: said, after: null },
    ])
  })

  it('fifty are enough', async () => {
    for (let at = 0; at < 50; at += 1) await add()
    const more = await owner.post(path, form)
    expect([more.body['refusal'], more.body['params']]).toEqual(['api-tokens-full', { most: 50 }])
  })
})
