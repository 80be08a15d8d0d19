import { beforeEach, expect, it } from 'vitest'
import { StaffMember } from '#contract/staff/types.ts'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { type Reply, type Shopper, signedIn } from '#test/shopper.ts'

// What the owner is told of who works in the shop, and why a role is not given.

const path = '/api/admin/staff'

onNewShops('who works in the shop', (testShop) => {
  let owner: Shopper
  beforeEach(async () => {
    owner = await signedIn(testShop(), 'owner')
  })

  const listed = async () => StaffMember.array().parse(must(await owner.get(path)).body)
  const nameOf = async (id: number | null) => {
    const users = testShop().shop.db.read.selectFrom('users').select('username')
    return (await users.where('id', '=', id ?? 0).executeTakeFirstOrThrow()).username
  }
  const says = ({ status, body }: Reply) => [
    ...[status, body['message']],
    Object.keys(Object(body['errors'] ?? {})),
  ]

  it('each stands with role, language, when they were seen last, and who of them asks', async () => {
    const { shop, clock } = testShop()
    const packer = await signedIn(testShop(), 'packer')
    await signedIn(testShop())
    await shop.db.write(async (tx) => {
      const who = tx.updateTable('users').where('id', '=', packer.userId ?? 0)
      await who.set({ admin_language: 'ta', must_change_password: 1 }).execute()
      await tx
        .deleteFrom('sessions')
        .where('user_id', '=', packer.userId ?? 0)
        .execute()
    })
    const of = async (id: number | null) => {
      const username = await nameOf(id)
      return { id, username, email: `${username}@example.in`, version: expect.any(String) }
    }
    const found = new Map((await listed()).map((one) => [one.id, one]))
    expect(found.size).toBe(2)
    expect(found.get(owner.userId ?? 0)).toEqual({
      ...{ ...(await of(owner.userId)), role: 'owner', isYou: true, hasSecondFactor: false },
      ...{ mustChangePassword: false, language: 'en' },
      lastSeenAt: new Date(clock.now).toISOString(),
    })
    expect(found.get(packer.userId ?? 0)).toEqual({
      ...{ ...(await of(packer.userId)), role: 'packer', isYou: false, hasSecondFactor: false },
      ...{ mustChangePassword: true, language: 'ta', lastSeenAt: null },
    })
  })

  it('a role is given, changed and taken with one line of the log each, and is answered as listed', async () => {
    const { userId: id } = await signedIn(testShop())
    const username = await nameOf(id)
    const given = must(await owner.post(path, { who: username, role: 'packer' })).as(StaffMember)
    expect((await listed()).find((one) => one.id === id)).toEqual(given)
    const { version } = given
    const form = { role: 'manager', version }
    const changed = must(await owner.put(`${path}/${id}`, form)).as(StaffMember)
    expect(changed).toMatchObject({ id, role: 'manager' })
    const late = await owner.put(`${path}/${id}`, { role: 'packer', version })
    expect([late.status, late.body['code'], late.body['current']]).toEqual([
      ...[409, 'outdated', { role: 'manager', version: changed.version }],
    ])
    const old = await owner.del(`${path}/${id}?version=${version}`)
    expect([old.status, old.body['code']]).toEqual([409, 'outdated'])
    must(await owner.del(`${path}/${id}?version=${changed.version}`), 204)
    expect((await listed()).map((one) => one.id)).toEqual([owner.userId])
    const line = { user_id: owner.userId, subject_id: id, subject: username }
    const [packer, manager] = [{ role: 'packer' }, { role: 'manager' }]
    expect(await logged(testShop(), 'staff')).toEqual([
      { ...line, action: 'create', before: null, after: packer },
      { ...line, action: 'update', before: packer, after: manager },
      { ...line, action: 'delete', before: manager, after: null },
    ])
  })

  it('why somebody gets no role is said beside the field, by name', async () => {
    const add = async (who: string) => says(await owner.post(path, { who, role: 'packer' }))
    const username = await nameOf((await signedIn(testShop(), 'packer')).userId)
    expect(await add('nobody')).toEqual([
      ...[404, 'There is no account like this: they have to register first.', ['who']],
    ])
    expect(await add(username)).toEqual([409, `${username} is on the staff already.`, ['who']])
    const stranger = await nameOf((await signedIn(testShop())).userId)
    expect(await add(`${stranger}@example.in`)).toEqual([
      409,
      'Nobody has confirmed this email yet: use the username, or wait until they have.',
      ['who'],
    ])
    expect(await logged(testShop(), 'staff')).toEqual([])
  })

  it('nobody changes their own role, and none of somebody who is not on the staff', async () => {
    const { userId: stranger } = await signedIn(testShop())
    const own = 'Nobody changes their own role: another owner has to.'
    const none = 'This person is not on the staff.'
    const form = { role: 'packer' }
    expect(says(await owner.put(`${path}/${owner.userId}`, form))).toEqual([409, own, []])
    expect(says(await owner.del(`${path}/${owner.userId}`))).toEqual([409, own, []])
    expect(says(await owner.put(`${path}/${stranger}`, form))).toEqual([404, none, []])
    expect(says(await owner.del(`${path}/${stranger}`))).toEqual([404, none, []])
  })

  it('each chooses what the admin area speaks to them; a customer has nothing to choose', async () => {
    const packer = await signedIn(testShop(), 'packer')
    const language = { language: 'hi' }
    expect(must(await packer.put('/api/users/language', language)).body).toEqual(language)
    const seen = (await listed()).find(({ id }) => id === packer.userId)
    expect(seen?.language).toBe('hi')
    const theirs = must(await owner.put(`${path}/${packer.userId}/language`, { language: 'ta' }))
    expect(theirs.as(StaffMember)).toEqual({ ...seen, language: 'ta' })
    const customer = await signedIn(testShop())
    const refused = await customer.put('/api/users/language', language)
    expect([refused.status, refused.body['refusal']]).toEqual([403, 'not-allowed'])
  })
})
