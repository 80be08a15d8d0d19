import fs from 'node:fs'
import { stockUp, withDatabase } from './crowded-shop.ts'
import { openGrounds } from './grounds.ts'
import { hear } from './hear.ts'
import { buy } from './http-buyer.ts'
import { report } from './report.ts'
import { startShop } from './shop-process.ts'

// `npm run prove -- clock`: the shop's clock jumps a day ahead and back, and a month, by faketime (security.md
// F13, S07). What a remembered shopper meets, and whether the numbers of orders go on.

const form = { username: 'devika', email: 'devika@example.in', password: 'temple-jasmine-92' }
const jumps = { 'the same': 0, 'a day ahead': 24, 'a day back': -24, 'a day before the end': 719 }
const after = { 'an hour after the end': 721, 'back again': 0 }

// The program of that name starts another one, which would outlive it.
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
if (!fs.existsSync(library)) throw new Error('This trial needs faketime: apt-get install faketime')
const grounds = await openGrounds('sqlite')
const ground = await grounds.another()
const [productId = 0] = await stockUp(ground)
const wrong: string[] = []
let cookie = ''

async function atHour(hours: number, look: (url: string) => Promise<void>) {
  const faked = {
    LD_PRELOAD: library,
    FAKETIME: `${hours < 0 ? '' : '+'}${hours}h`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  const shop = await startShop({ ...ground.environment, ...(hours !== 0 && faked) })
  await look(shop.url).finally(() => shop.stop())
}

async function expectStatus(url: string, due: number, when: string) {
  const { status } = await hear(`${url}/api/users/current`, { headers: { Cookie: cookie } })
  if (status !== due) wrong.push(`${when}: ${status}`)
}

async function signIn(url: string) {
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
  const send = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  await send('/api/users/register', form)
  const { username, password } = form
  const reply = await send('/api/users/login', { username, password, rememberMe: true })
  cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

try {
  let confirmed = 0
  await atHour(0, signIn)
  for (const [when, hours] of Object.entries(jumps)) {
    await atHour(hours, async (url) => {
      await expectStatus(url, 200, when)
      for (let at = 0; at < 3; at++) {
        if ((await buy(url, productId)).kind === 'confirmed') confirmed += 1
      }
    })
  }
  for (const [when, hours] of Object.entries(after)) {
    await atHour(hours, (url) => expectStatus(url, 401, when))
  }
  const numbers = await withDatabase(ground, async ({ read }) => {
    const rows = await read.selectFrom('orders').select('number').where('note', '<>', '').execute()
    return rows.map((row) => row.number)
  })
  report('clock', [
    { what: 'starts at another time', figure: 4, unit: '' },
    {
      ...{
        what: 'sessions that lived or ended wrongly',
        figure: wrong.length,
        unit: '',
        budget: 0,
      },
      ...(wrong.length > 0 && { note: wrong.join('; ') }),
    },
    { what: 'orders confirmed', figure: confirmed, unit: '', budget: 12, isFloor: true },
    {
      what: 'order numbers twice',
      figure: numbers.length - new Set(numbers).size,
      unit: '',
      budget: 0,
    },
  ])
} finally {
  await grounds.close()
}
