import { beforeAll, expect, it } from 'vitest'
import { examples } from '#contract/catalog/examples.ts'
import { callsOf, type HostileCall, leftOut, placesOf } from '#test/hostile-calls.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'
import { seedDemo } from '../seed/seed-demo.ts'
import { openApiOf } from './openapi.ts'

// Every place of every call that takes a number, and every text that an address may hold in place of one (S63).

const calls = callsOf(openApiOf('Pallu', 'https://pallu.example'))
const tried = calls.filter(({ name }) => !leftOut.includes(name))

const exampleSlug = String(examples.getProduct?.input?.slug)

const oddTexts = [
  ...['1e309', '-1e309', 'Infinity', 'NaN', '99999999999999999999', '9'.repeat(400), '0x10'],
  ...['2147483648', '9007199254740993', '9223372036854775808', '-1', '0', '1.5', '१२'],
]
/** An address holds texts alone. */
const oddNumbers = [...oddTexts, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), 1e308, -1, 0.5]

const places = tried.flatMap((call) =>
  placesOf(call)
    .filter(({ name }) => isNumber(name, call.fields))
    .map((place) => ({ call, place })),
)

/** Everything in an address may be taken for a number; a field of a body when its schema says so somewhere. */
function isNumber(name: string, fields: Record<string, unknown>): boolean {
  if (isOfAddress(name)) return true
  const field = /^field (\w+)/.exec(name)?.[1]
  return field !== undefined && /"(?:integer|number)"/.test(JSON.stringify(fields[field] ?? ''))
}

function isOfAddress(name: string): boolean {
  return /^(?:path|query)/.test(name)
}

onBothEngines('no number reaches the database unread', (testShop) => {
  let cookie = ''
  beforeAll(async () => {
    const { shop } = testShop()
    await seedDemo(shop)
    // The piece of the examples is there: a call about nothing ends before it reads its numbers.
    await shop.db.write((tx) =>
      tx.updateTable('products').set({ slug: exampleSlug }).where('id', '=', 1).execute(),
    )
    const { cookies } = await signedIn(testShop(), 'owner')
    cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  })

  let count = 0
  const send = ({ call, path, type, body }: HostileCall) => {
    count += 1
    const headers = { cookie, ...(type && { 'content-type': type }) }
    const env = { incoming: { socket: { remoteAddress: `100.${count >> 8}.${count & 255}.1` } } }
    const init = { method: call.method, headers, ...(body !== undefined && { body }) }
    return testShop().app.request(path, init, env)
  }

  it('the calls have many such places, and the piece of the examples is there', async () => {
    const { app } = testShop()
    expect((await app.request(`/api/products/${exampleSlug}/reviews`)).status).toBe(200)
    expect(places.length).toBeGreaterThan(150)
    const names = places.map(({ call, place }) => `${call.name}, ${place.name}`)
    expect(names).toContain('productReviews, query page')
  })

  it('a refusal with a sentence, or an answer, never a fault', async () => {
    const faults: string[] = []
    for (const { call, place } of places) {
      for (const value of isOfAddress(place.name) ? oddTexts : oddNumbers) {
        const reply = await send(place.put(value))
        const text = await reply.text()
        const isSaid = reply.status < 400 || /"message":"[^"]+"/.test(text)
        const isOurs = reply.status < 500 || reply.status === 503
        if (isOurs && isSaid) continue
        faults.push(`${call.name}, ${place.name} = ${value}: ${reply.status}`)
      }
    }
    expect(faults).toEqual([])
  }, 300_000)
})
