import { expect, it } from 'vitest'
import { z } from 'zod'
import { StaffMember } from '#contract/staff/types.ts'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import { insertUser } from '#server/accounts/queries.ts'
import { openBrowser } from '#test/browser.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { makePerson, password, signInWithPassword } from '#test/people.ts'

const list = z.array(StaffMember)

onBothEngines('the staff', (testShop) => {
  const owner = async () => {
    const { app, shop } = testShop()
    return signInWithPassword(app, await makePerson(shop, { role: 'owner' }))
  }
  const put = (browser: Awaited<ReturnType<typeof owner>>, id: number, role: string) =>
    browser.send(`/api/admin/staff/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role }),
    })
  const auditOf = (id: number) =>
    testShop()
      .shop.db.read.selectFrom('audit')
      .select(['action', 'subject', 'before', 'after'])
      .where('kind', '=', 'staff')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()

  it('an owner gives a role to an account, changes it and takes it away; each is audited', async () => {
    const { app, shop } = testShop()
    const boss = await owner()
    const person = await makePerson(shop)
    const browser = await signInWithPassword(app, person)
    const added = await boss.post('/api/admin/staff', { who: person.username, role: 'packer' })
    expect([added.status, added.body]).toMatchObject([
      200,
      { id: person.id, role: 'packer', mustChangePassword: true, hasSecondFactor: false },
    ])
    // The session of before has ended: rights come with a new one.
    expect((await browser.get('/api/users/current')).status).toBe(401)
    expect((await put(boss, person.id, 'manager')).body).toMatchObject({ role: 'manager' })
    const removed = await boss.send(`/api/admin/staff/${person.id}`, { method: 'DELETE' })
    expect(removed.status).toBe(204)
    const staff = list.parse(JSON.parse((await boss.get('/api/admin/staff')).text))
    expect(staff.map(({ id }) => id)).not.toContain(person.id)
    expect(await auditOf(person.id)).toEqual([
      { action: 'create', subject: person.username, before: null, after: '{"role":"packer"}' },
      {
        action: 'update',
        subject: person.username,
        before: '{"role":"packer"}',
        after: '{"role":"manager"}',
      },
      { action: 'delete', subject: person.username, before: '{"role":"manager"}', after: null },
    ])
  })

  it('somebody who is demoted has no rights on the very next request', async () => {
    const { app, shop } = testShop()
    const boss = await owner()
    const person = await makePerson(shop, { role: 'manager' })
    const browser = await signInWithPassword(app, person)
    expect((await browser.get('/api/admin/buyers')).status).toBe(200)
    await put(boss, person.id, 'packer')
    expect((await browser.get('/api/admin/buyers')).status).toBe(401)
    const again = await signInWithPassword(app, person)
    expect((await again.get('/api/admin/buyers')).status).toBe(403)
    expect((await again.get('/api/admin/products')).status).toBe(200)
  })

  it('nobody changes their own role, and the last owner stays', async () => {
    const { app, shop } = testShop()
    await shop.db.write((tx) =>
      tx.updateTable('users').set({ role: null }).where('role', '=', 'owner').execute(),
    )
    const self = await makePerson(shop, { role: 'owner' })
    const boss = await signInWithPassword(app, self)
    const [own] = list
      .parse(JSON.parse((await boss.get('/api/admin/staff')).text))
      .filter(({ isYou }) => isYou)
    expect(own?.id).toBe(self.id)
    expect(own?.lastSeenAt).not.toBeNull()
    expect((await put(boss, self.id, 'manager')).status).toBe(409)
    const gone = await boss.send(`/api/admin/staff/${self.id}`, { method: 'DELETE' })
    expect(gone.status).toBe(409)
    expect(gone.body['message']).toBe('Nobody changes their own role: another owner has to.')
    expect((await boss.get('/api/admin/staff')).status).toBe(200)
  })

  it('says beside the field why somebody cannot join', async () => {
    const { shop } = testShop()
    const boss = await owner()
    const add = (who: string, role = 'packer') => boss.post('/api/admin/staff', { who, role })
    const unknown = await add('nobody-at-all')
    expect([unknown.status, unknown.body['errors']]).toEqual([
      404,
      { who: 'There is no account like this: they have to register first.' },
    ])
    const known = await makePerson(shop, { role: 'packer' })
    expect((await add(known.username)).status).toBe(409)
    expect((await add(known.username, 'king')).body['errors']).toEqual({
      role: 'Please choose a role',
    })
    expect(Object.keys(Object((await add('  ')).body['errors']))).toEqual(['who'])
    // Anybody may register with an address that is not theirs.
    const claimed = await makePerson(shop)
    expect((await add(claimed.email)).status).toBe(409)
    await shop.db.write((tx) =>
      tx.updateTable('users').set({ email_confirmed_at: 1 }).where('id', '=', claimed.id).execute(),
    )
    expect((await add(claimed.email.toUpperCase())).body).toMatchObject({ id: claimed.id })
  })

  it('a customer cannot be changed or removed as staff', async () => {
    const { shop } = testShop()
    const boss = await owner()
    const customer = await makePerson(shop)
    expect((await put(boss, customer.id, 'owner')).status).toBe(404)
    const gone = await boss.send(`/api/admin/staff/${customer.id}`, { method: 'DELETE' })
    expect(gone.status).toBe(404)
  })

  it('whoever joins chooses a new password first, but for somebody who has left again', async () => {
    const { shop } = testShop()
    const boss = await owner()
    const person = await makePerson(shop)
    const isFirst = async () =>
      (
        await shop.db.read
          .selectFrom('users')
          .select('must_change_password')
          .where('id', '=', person.id)
          .executeTakeFirstOrThrow()
      ).must_change_password
    must(await boss.post('/api/admin/staff', { who: person.username, role: 'packer' }))
    expect(await isFirst()).toBe(1)
    must(await put(boss, person.id, 'manager'))
    expect(await isFirst()).toBe(1)
    must(await boss.send(`/api/admin/staff/${person.id}`, { method: 'DELETE' }))
    expect(await isFirst()).toBe(0)
  })

  it('whoever leaves with a password that somebody else has made still changes it first', async () => {
    const { app, shop } = testShop()
    const boss = await owner()
    const username = `first${Date.now().toString(36)}`
    const passwordHash = await hashPassword(password)
    const email = `${username}@example.in`
    const first = {
      username,
      email,
      passwordHash,
      role: 'owner',
      mustChangePassword: true,
    } as const
    const id = await shop.db.write((tx) => insertUser(tx, first, shop.now()))
    if (id === undefined) throw new Error('Nobody was made.')
    const person = { id, username, email }
    must(await boss.send(`/api/admin/staff/${id}`, { method: 'DELETE' }))
    const left = await signInWithPassword(app, person)
    const asked = async () => (await left.get('/api/users/current')).body['mustChangePassword']
    expect(await asked()).toBe(true)
    const same = { currentPassword: password, newPassword: password }
    expect((await left.post('/api/users/password', same)).body['refusal']).toBe(
      'password-as-before',
    )
    must(await left.post('/api/users/password', { ...same, newPassword: 'a much longer one' }))
    expect(await asked()).toBe(false)
    must(await boss.post('/api/admin/staff', { who: username, role: 'packer' }))
    must(await boss.send(`/api/admin/staff/${id}`, { method: 'DELETE' }))
    const again = openBrowser(app, '198.50.9.9')
    must(await again.post('/api/users/login', { username, password: 'a much longer one' }))
    expect((await again.get('/api/users/current')).body['mustChangePassword']).toBe(false)
  })

  it('whoever must change their password may do that, and nothing for the shop before', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop, { role: 'owner' })
    await shop.db.write((tx) =>
      tx
        .updateTable('users')
        .set({ must_change_password: 1 })
        .where('id', '=', person.id)
        .execute(),
    )
    const browser = await signInWithPassword(app, person)
    for (const path of ['/api/admin/products', '/api/admin/staff', '/api/admin/today']) {
      const refused = await browser.get(path)
      expect([refused.status, refused.body['message']]).toEqual([
        403,
        'Please choose a password of your own first: your account asks for it.',
      ])
    }
    expect((await browser.get('/api/users/current')).body).toMatchObject({
      mustChangePassword: true,
    })
    const form = { currentPassword: password, newPassword: 'a much longer one' }
    expect((await browser.post('/api/users/password', form)).status).toBe(200)
    expect((await browser.get('/api/admin/products')).status).toBe(200)
    expect((await browser.post('/api/users/logout')).status).toBe(200)
  })

  it('the admin area speaks English until somebody, or their owner, chooses another language', async () => {
    const { app, shop } = testShop()
    const boss = await owner()
    const person = await makePerson(shop, { role: 'packer' })
    const browser = await signInWithPassword(app, person)
    const spoken = async () => (await browser.get('/api/users/current')).body['adminLanguage']
    const choose = (path: string, language: string, by = boss) =>
      by.send(path, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ language }),
      })
    const own = '/api/users/language'
    const theirs = `/api/admin/staff/${person.id}/language`
    expect(await spoken()).toBeUndefined()
    expect((await choose(theirs, 'ta')).body).toMatchObject({ id: person.id, language: 'ta' })
    // They go on where they are, and nothing is noted twice.
    expect(await spoken()).toBe('ta')
    must(await choose(theirs, 'ta'))
    expect(await auditOf(person.id)).toEqual([
      {
        action: 'update',
        subject: person.username,
        before: '{"language":"en"}',
        after: '{"language":"ta"}',
      },
    ])
    expect((await choose(own, 'hi', browser)).body).toEqual({ language: 'hi' })
    expect(await spoken()).toBe('hi')
    must(await choose(own, 'en', browser))
    expect(await spoken()).toBeUndefined()
    // Nobody else's, and none that the admin area does not speak.
    expect((await choose(theirs, 'hi', browser)).status).toBe(403)
    expect((await choose(own, 'te', browser)).body['errors']).toEqual({
      language: 'Please choose a language',
    })
    const customer = await makePerson(shop)
    expect((await choose(`/api/admin/staff/${customer.id}/language`, 'ta')).status).toBe(404)
    const shopper = await signInWithPassword(app, customer)
    expect((await choose(own, 'ta', shopper)).status).toBe(403)
  })

  it('an owner signs an account out everywhere, a customer’s as well, and is told how many devices', async () => {
    const { app, shop } = testShop()
    const boss = await owner()
    const customer = await makePerson(shop)
    const [phone, tablet] = [
      await signInWithPassword(app, customer),
      await signInWithPassword(app, customer),
    ]
    const ended = await boss.post('/api/admin/sign-outs', { who: customer.email })
    expect(ended.body).toEqual({ devices: 2 })
    for (const device of [phone, tablet]) {
      expect((await device.get('/api/users/current')).status).toBe(401)
    }
    expect((await boss.post('/api/admin/sign-outs', { who: customer.username })).body).toEqual({
      devices: 0,
    })
    expect((await boss.get('/api/users/current')).status).toBe(200)
    const nobody = await boss.post('/api/admin/sign-outs', { who: 'nobody-at-all' })
    expect([nobody.status, nobody.body['errors']]).toEqual([
      404,
      { who: 'There is no account like this.' },
    ])
    const audit = await shop.db.read
      .selectFrom('audit')
      .select('subject')
      .where('subject', 'like', 'signed out%')
      .execute()
    // Neither name nor address of a customer stays in the log.
    expect(audit.map(({ subject }) => subject)).toEqual(
      Array(2).fill(`signed out on all devices (account ${customer.id})`),
    )
  })

  it('an owner signs everybody out, but for the session that asks', async () => {
    const { app, shop } = testShop()
    const boss = await owner()
    const others = [
      await signInWithPassword(app, await makePerson(shop)),
      await signInWithPassword(app, await makePerson(shop, { role: 'manager' })),
      await owner(),
    ]
    const { devices } = must(await boss.post('/api/admin/sign-outs/everybody', {})).body
    expect(devices).toBeGreaterThanOrEqual(others.length)
    for (const browser of others) {
      expect((await browser.get('/api/users/current')).status).toBe(401)
    }
    expect((await boss.get('/api/users/current')).status).toBe(200)
  })
})
