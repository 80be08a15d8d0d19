import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { codeAt } from '#server/accounts/second-factor/totp.ts'
import { createShop } from '#server/app/create-shop.ts'
import { jobHandlers } from '#server/app/job-handlers.ts'
import { performDue } from '#server/platform/jobs/perform.ts'
import { openLog, type Shop } from '#server/platform/shop.ts'
import { openBrowser } from '#test/browser.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { emailAnew } from '#test/email-anew.ts'
import { razorpayEnvironment } from '#test/fake-razorpay.ts'
import { must } from '#test/must.ts'
import { makePerson, password, signInWithPassword } from '#test/people.ts'
import { type App, createApp } from '../../../app/app.ts'

const network = '203.0.113.9'
const secret = 'a-very-secret-guess'

let testShop: TestShop
let shop: Shop
let app: App
let lines: Record<string, unknown>[] = []
/** What is told of every request where somebody looks for a fault. */
const requests: Record<string, unknown>[] = []

beforeAll(async () => {
  testShop = await createTestShop({ environment: razorpayEnvironment('https://gateway.example') })
  const config = { ...testShop.shop.config, logLevel: 'debug' }
  const log = openLog(config, {
    write(text) {
      const line = JSON.parse(text)
      // What became of it is a line of its own (outcomes.ts).
      if (line.msg === 'request') requests.push(line)
      else if (line.msg !== 'outcome') lines.push(line)
    },
  })
  shop = await createShop(config, { log, now: () => testShop.clock.now })
  app = createApp(shop)
})
afterAll(async () => {
  await shop.close()
  await testShop.close()
})
beforeEach(() => {
  lines = []
})

const login = (username: string, word: string, address = network) =>
  openBrowser(app, address).post('/api/users/login', { username, password: word })

it('a sign-in is written down: who, from which network, staff or not', async () => {
  const { id, username } = await makePerson(shop, { role: 'packer' })
  must(await login(username, password))
  expect(lines).toMatchObject([
    {
      msg: 'somebody signed in',
      userId: id,
      isStaff: true,
      network,
      requestId: expect.any(String),
    },
  ])
})

it('a wrong password is written down with its account, known or not, and never itself', async () => {
  const { id, username } = await makePerson(shop)
  must(await login(username, secret), 401)
  must(await login('nobody-of-that-name', secret), 401)
  const refused = { msg: 'a request was refused', code: 'unauthenticated', network }
  expect(lines).toMatchObject([
    { msg: 'a password was not right', userId: id },
    { ...refused, method: 'POST', route: '/api/users/login' },
    { msg: 'a password was not right', userId: null },
    refused,
  ])
  expect(lines[0]?.['requestId']).toBe(lines[1]?.['requestId'])
  expect(JSON.stringify(lines)).not.toMatch(/a-very-secret|nobody-of-that-name/)
})

it('a right that somebody has not, a limit and a request of another site are written down', async () => {
  const person = await makePerson(shop)
  const customer = await signInWithPassword(app, person)
  lines = []
  must(await customer.get('/api/admin/audit'), 403)
  await customer.send('/api/users/logout', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  for (let tries = 0; tries < 10; tries++)
    must(await login(person.username, secret, '203.0.113.10'), 401)
  must(await login(person.username, secret, '203.0.113.10'), 429)
  const refused = lines.filter(({ msg }) => msg === 'a request was refused')
  expect(refused.slice(0, 2)).toMatchObject([
    { code: 'forbidden', userId: person.id, method: 'GET' },
    { code: 'forbidden', method: 'POST' },
  ])
  expect(refused.at(-1)).toMatchObject({ code: 'too_many_requests', network: '203.0.113.10' })
})

it('a link that opens an order is not in the line, and asking who is signed in is no refusal', async () => {
  const visitor = openBrowser(app, network)
  must(await visitor.get('/api/users/current'), 401)
  expect(lines).toEqual([])
  await visitor.send('/api/orders/a-secret-token/payment', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(lines).toHaveLength(1)
  expect(JSON.stringify(lines)).not.toContain('a-secret-token')
})

it('every other step of signing in and out is written down: account, sign-out, password, second step, links', async () => {
  const visitor = openBrowser(app, network)
  const form = { username: 'meenakshi', email: 'meenakshi@example.in', password }
  must(await visitor.post('/api/users/register', { ...form, acceptTerms: true }), 201)
  must(await visitor.post('/api/users/logout', {}), 200)
  must(await visitor.post('/api/users/logout', {}), 200)
  const said = lines.map(({ msg, network: from }) => [msg, from])
  expect(said).toEqual([
    ['an account was opened', network],
    ['somebody signed out', undefined],
  ])

  const person = await makePerson(shop, { role: 'owner' })
  const browser = await signInWithPassword(app, person)
  lines = []
  const enrolled = must(await browser.post('/api/users/second-factor', { password }), 200)
  const seed = String(enrolled.body['secret'])
  const code = (ahead: number) => codeAt(seed, Math.floor(testShop.clock.now / 30_000) + ahead)
  must(await browser.post('/api/users/second-factor/confirm', { code: '000000' }), 400)
  must(await browser.post('/api/users/second-factor/confirm', { code: code(0) }), 200)
  const both = { password, code: code(1) }
  must(await browser.post('/api/users/second-factor/recovery-codes', both), 200)
  const change = { currentPassword: password, newPassword: 'neem-and-turmeric-31' }
  must(await browser.post('/api/users/password', change), 200)
  const userId = person.id
  expect(lines).toMatchObject([
    { msg: 'a second step was not right', userId },
    { msg: 'a second step was right', userId, by: 'app' },
    { msg: 'two-step sign-in was changed', userId, what: 'second-factor-on' },
    { msg: 'a second step was right', userId, by: 'app' },
    { msg: 'two-step sign-in was changed', userId, what: 'recovery-codes' },
    { msg: 'a password was changed', userId },
  ])

  lines = []
  const token = 'x'.repeat(43)
  must(
    await visitor.post('/api/users/reset-password', { token, password: 'neem-and-turmeric-31' }),
    400,
  )
  must(await visitor.post('/api/users/confirm-email', { token }), 400)
  const wrong = { msg: 'a link was not right', network }
  expect(lines).toMatchObject([wrong, wrong])
  expect(JSON.stringify(lines)).not.toMatch(/xxxx|turmeric/)
})

it('so is a code by email, right or wrong, without itself and the address', async () => {
  const email = 'vasuki@example.in'
  const visitor = openBrowser(app, network)
  const { ticket } = must(await visitor.post('/api/users/sign-in-code', { email })).body
  await performDue(shop, jobHandlers)
  const { id } = await shop.db.read
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  const [code = ''] = /\b\d{3}-\d{3}\b/.exec(await emailAnew(shop, id)) ?? []
  const use = (typed: string) => visitor.post('/api/users/sign-in-by-code', { ticket, code: typed })
  lines = []
  must(await use(code === '000-000' ? '000001' : '000000'), 400)
  must(await use(code))
  expect(lines).toMatchObject([
    { msg: 'a code was not right', network },
    { msg: 'somebody signed in by a code', userId: expect.any(Number), isStaff: false, network },
  ])
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`vasuki|${code.replace('-', '-?')}`))
})

it('so is an event that the gateway has not signed; and whoever logs every request logs no address', async () => {
  const visitor = openBrowser(app, network)
  const forged = { 'x-razorpay-signature': 'x' }
  must(await visitor.post('/api/payments/razorpay/events', {}, forged), 401)
  must(await visitor.get('/api/orders/a-secret-token'), 404)
  expect(lines).toMatchObject([{ code: 'unauthenticated', route: '/api/payments/razorpay/events' }])
  expect(requests.at(-1)).toMatchObject({ route: '/api/orders/{token}', status: 404 })
  expect(JSON.stringify([lines, requests])).not.toContain('a-secret-token')
})
