import { expect, it } from 'vitest'
import { openBrowser } from '#test/browser.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'

let count = 0
function newcomer() {
  count += 1
  const username = `newcomer${count}`
  return { username, email: `${username}@example.in`, password: 'temple-jasmine-9' }
}

onBothEngines('registration', (testShop) => {
  const register = (form: unknown, address = `198.18.${count >> 8}.${count & 255}`) =>
    openBrowser(testShop().app, address).post('/api/users/register', form)

  it('answers the user and signs in', async () => {
    const browser = openBrowser(testShop().app, '198.18.200.1')
    const form = newcomer()
    const reply = await browser.post('/api/users/register', { ...form, acceptTerms: true })
    expect(reply.status).toBe(201)
    expect(reply.body).toEqual({
      id: expect.any(Number),
      username: form.username,
      email: form.email,
      isAdmin: false,
      role: null,
      mustChangePassword: false,
    })
    expect((await browser.get('/api/users/current')).body).toEqual(reply.body)
  })

  it("username at least 3 characters ('Username must be at least 3 characters')", async () => {
    for (const username of ['ab', '  ab  ', '', undefined, 12]) {
      const { status, body } = await register({ ...newcomer(), username })
      expect(status).toBe(400)
      expect(body['errors']).toEqual({ username: 'Username must be at least 3 characters' })
    }
  })

  it("email valid ('Please enter a valid email')", async () => {
    const odd = ['', 'x', 'a@b', 'a b@example.in', 'a@example.in\r\nBcc: b@example.in', null]
    for (const email of odd) {
      const { status, body } = await register({ ...newcomer(), email })
      expect(status).toBe(400)
      expect(body['errors']).toEqual({ email: 'Please enter a valid email' })
    }
  })

  it("password at least 6 characters ('Password must be at least 6 characters')", async () => {
    const { status, body } = await register({ ...newcomer(), password: '12f4!' })
    expect(status).toBe(400)
    expect(body['errors']).toEqual({ password: 'Password must be at least 6 characters' })
    expect((await register({ ...newcomer(), password: '12f4!k' })).status).toBe(201)
  })

  it("confirmPassword equal to password ('Passwords don't match', shown on confirmPassword)", async () => {
    const { status, body } = await register({ ...newcomer(), confirmPassword: 'something else' })
    expect(status).toBe(400)
    expect(body['errors']).toEqual({ confirmPassword: "Passwords don't match" })
  })

  it("acceptTerms true ('You must accept the terms and conditions')", async () => {
    const { status, body } = await register({ ...newcomer(), acceptTerms: false })
    expect(status).toBe(400)
    expect(body['errors']).toEqual({ acceptTerms: 'You must accept the terms and conditions' })
  })

  it('the commonest passwords are refused, and one’s own name', async () => {
    const common = ['123456', 'password', 'Password1', 'qwerty123', 'iloveyou', 'aaaaaaaaa']
    for (const password of common) {
      const { status, body } = await register({ ...newcomer(), password })
      expect(status).toBe(400)
      expect(body['errors']).toHaveProperty('password')
    }
    const form = newcomer()
    expect((await register({ ...form, password: form.username })).status).toBe(400)
    expect((await register({ ...form, password: form.email.toUpperCase() })).status).toBe(400)
  })

  it('a taken username or email is said beside its field', async () => {
    const form = newcomer()
    must(await register(form))
    const both = await register({ ...form, username: form.username.toUpperCase() })
    expect(both.status).toBe(409)
    expect(both.body).toMatchObject({
      message: 'This username is already taken',
      errors: {
        username: 'This username is already taken',
        email: 'This email is already registered',
      },
    })
    const email = await register({ ...newcomer(), email: form.email.toUpperCase() })
    expect(email.status).toBe(409)
    expect(email.body).toMatchObject({ message: 'This email is already registered' })
  })

  it('of many who want one name at once, one gets it', async () => {
    const form = newcomer()
    const tries = Array.from({ length: 8 }, (_, n) =>
      register({ ...form, email: `${n}${form.email}` }, `198.18.201.${n}`),
    )
    const statuses = (await Promise.all(tries)).map((reply) => reply.status).sort()
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
  })

  it('register with isAdmin, role or id gives a plain customer', async () => {
    const { app, shop } = testShop()
    const form = newcomer()
    const more = {
      id: 4242,
      isAdmin: true,
      role: 'owner',
      mustChangePassword: true,
      must_change_password: 1,
      emailConfirmedAt: 1,
      email_confirmed_at: 1,
      password_hash: 'x',
      created_at: 1,
      erased_at: 1,
      __proto__: { role: 'owner' },
      constructor: { prototype: { isAdmin: true } },
    }
    const browser = openBrowser(app, '198.18.202.1')
    const reply = await browser.post('/api/users/register', { ...more, ...form })
    expect(reply.body).toMatchObject({ isAdmin: false, role: null })
    expect(reply.body['id']).not.toBe(4242)
    const row = await shop.db.read
      .selectFrom('users')
      .selectAll()
      .where('username', '=', form.username)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ role: null, email_confirmed_at: null, erased_at: null })
    expect(row.created_at).toBe(shop.now())
    expect(
      (await browser.post('/api/users/second-factor', { password: form.password })).status,
    ).toBe(403)
  })

  it('staff who are signed in are asked to sign out first, and stay at work', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const refused = await owner.post('/api/users/register', newcomer())
    expect([refused.status, refused.body['refusal']]).toEqual([409, 'sign-out-first'])
    expect((await owner.get('/api/admin/today')).status).toBe(200)
    must(await owner.post('/api/users/logout', {}))
    must(await owner.post('/api/users/register', newcomer()), 201)
  })

  it('ten registrations an hour from one network', async () => {
    const address = '198.18.203.7'
    for (let n = 0; n < 10; n++) expect((await register(newcomer(), address)).status).toBe(201)
    const refused = await register(newcomer(), address)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBe(3600)
  })

  it('no answer holds the password or its hash', async () => {
    const form = newcomer()
    const reply = await register(form)
    expect(reply.text).not.toMatch(/password_hash|argon2|temple-jasmine/)
  })

  it('names may not hold what would be mistaken for an address or hidden', async () => {
    for (const username of ['a@b.in', 'line\nbreak', 'nul\u0000l', '<script>', 'right\u202eleft']) {
      expect((await register({ ...newcomer(), username })).status).toBe(400)
    }
    expect((await register({ ...newcomer(), username: 'மீனாட்சி' })).status).toBe(201)
  })
})
