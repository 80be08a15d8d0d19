import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  callsOf,
  type HostileCall,
  hostileBodiesFor,
  hostileTexts,
  leftOut,
  placesOf,
} from '#test/hostile-calls.ts'
import { hostileValues } from '#test/hostile-values.ts'
import { judgeOf } from '#test/judge-reply.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'
import { seedDemo } from '../seed/seed-demo.ts'
import { openApiOf } from './openapi.ts'

// A seeded sample of what `npm run prove -- fuzz` does with every call, every place and every value (G13).

const document = openApiOf('Pallu', 'https://pallu.example')
const judge = judgeOf(document)
const calls = callsOf(document).filter(({ name }) => !leftOut.includes(name))
const places = calls.flatMap((call) => placesOf(call).map((place) => ({ call, place })))
const inAddress = places.filter(({ place }) => /^(?:path|query)/.test(place.name))
const inBody = places.filter(({ place }) => !/^(?:path|query)/.test(place.name))

const hostileCall: fc.Arbitrary<HostileCall> = fc.oneof(
  { weight: 4, arbitrary: put(inBody, hostileValues) },
  { weight: 2, arbitrary: put(inAddress, hostileTexts) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...calls
        .filter(({ method }) => method !== 'GET')
        .flatMap((call) => [...hostileBodiesFor(call)]),
    ),
  },
)

function put(where: typeof places, values: unknown[]): fc.Arbitrary<HostileCall> {
  return fc
    .tuple(fc.constantFrom(...where), fc.constantFrom(...values))
    .map(([{ call, place }, value]) => ({
      ...place.put(value),
      what: `${call.name}, ${place.name}: ${JSON.stringify(value)}`.slice(0, 160),
    }))
}

onBothEngines('hostile values in every place of every call', (testShop) => {
  const cookies = new Map<string, string>()
  beforeAll(async () => {
    await seedDemo(testShop().shop)
    for (const [who, role] of [
      ['customer', null],
      ['owner', 'owner'],
    ] as const) {
      const { cookies: given } = await signedIn(testShop(), role)
      cookies.set(who, [...given].map((pair) => pair.join('=')).join('; '))
    }
  })

  /** Every call comes from a network of its own, so that no limit hides what is behind it. */
  async function replyTo({ call, path, type, body }: HostileCall, who: string, n: number) {
    const { method } = call
    const cookie = cookies.get(who)
    const headers = { ...(cookie && { cookie }), ...(type && { 'content-type': type }) }
    const env = { incoming: { socket: { remoteAddress: `198.51.${n >> 8}.${n & 255}` } } }
    const init = { method, headers, ...(body !== undefined && { body }) }
    const reply = await testShop().app.request(path, init, env)
    const sent = { status: reply.status, type: reply.headers.get('content-type') ?? '' }
    return { ...sent, text: await reply.text() }
  }

  describe.each(['anyone', 'customer', 'owner'])('sent by %s', (who) => {
    it('are answered as the document says', async () => {
      let count = 0
      const send = async (hostile: HostileCall) => {
        count += 1
        const reply = await replyTo(hostile, who, count)
        expect([hostile.what, judge(hostile.call, reply)]).toEqual([hostile.what, null])
      }
      await fc.assert(fc.asyncProperty(hostileCall, send), { numRuns: 300, seed: 20_260_115 })
    })
  })
})
