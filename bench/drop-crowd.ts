import { setTimeout as pause } from 'node:timers/promises'
import { type Dice, dice } from '#server/app/seed/weaves.ts'
import { type Ask, prepare } from './http-buyer.ts'
import { kindOf } from './stop-watch.ts'

/** A list of single pieces that appear while everybody waits for them. */
export type Drop = { url: string; list: string; pieces: { id: number; slug: string }[] }

/** How many wait, for how long before the pieces appear, and how long each looks at a page. */
export type Crowd = { visitors: number; waitMs: number; thinkMs: number }

export type Heard = {
  times: Map<string, number[]>
  /** Whatever was no answer a shopper can go on with: silences, 429 and everything from 500 on. */
  faults: string[]
  /** Tokens of the orders that were confirmed. */
  bought: string[]
  refused: number
}

const mostTries = 3

/**
 * Every visitor reloads the list until it is another one, opens a piece of it, puts it into the bag and orders it; who
 * is told that somebody was quicker tries another, three in all, and goes. `appear` is what staff do meanwhile.
 */
export async function dropCrowd(drop: Drop, crowd: Crowd, ask: Ask, appear: () => Promise<void>) {
  const heard: Heard = { times: new Map(), faults: [], bought: [], refused: 0 }
  const first = (await ask(drop.url + drop.list, { headers: reads })).headers.get('etag')
  const visitors = Array.from({ length: crowd.visitors }, (_one, n) => visit(n))
  const isOver = Promise.all(visitors)
  await pause(crowd.waitMs)
  await appear()
  await isOver
  return heard

  async function visit(n: number) {
    const roll = dice(1000 + n)
    const own = as(n, heard, ask)
    const think = () => pause(crowd.thinkMs * (0.5 + roll.number()))
    await pause(crowd.thinkMs * 1.5 * roll.number())
    for (const until = performance.now() + crowd.waitMs + 60_000; performance.now() < until; ) {
      const reply = await own(drop.url + drop.list, { headers: reads })
      if (reply?.status === 200 && reply.headers.get('etag') !== first) break
      await think()
    }
    for (let tries = 0; tries < mostTries; tries++) {
      await think()
      if (await tryToBuy(drop, roll, own, heard)) return
    }
  }
}

const reads = { 'accept-encoding': 'br' }
type OwnAsk = ReturnType<typeof as>

/** One visitor's asking: from an address of their own, every answer timed; undefined where there was none. */
function as(n: number, heard: Heard, ask: Ask) {
  const from = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
  return async (address: string, init: RequestInit = {}): Promise<Response | undefined> => {
    const kind = kindOf(address)
    const headers = new Headers(init.headers)
    headers.set('X-Forwarded-For', from)
    const began = performance.now()
    const reply = await ask(address, { ...init, headers }).catch((error: unknown) => String(error))
    const took = performance.now() - began
    const times = heard.times.get(kind)
    if (times) times.push(took)
    else heard.times.set(kind, [took])
    if (typeof reply !== 'string' && reply.status < 500 && reply.status !== 429) return reply
    heard.faults.push(`${kind} ${address}: ${typeof reply === 'string' ? reply : reply.status}`)
    return undefined
  }
}

/** True where this visitor has what they came for. */
async function tryToBuy({ url, pieces }: Drop, roll: Dice, own: OwnAsk, heard: Heard) {
  const piece = roll.one(pieces)
  await own(`${url}/product/${piece.slug}`, { headers: reads })
  const asked: Ask = async (address, init) => {
    const reply = await own(address, init)
    if (!reply?.ok) throw new Error('Somebody was quicker.')
    return reply
  }
  const attempt = await prepare(url, piece.id, asked).catch(() => undefined)
  if (!attempt) {
    heard.refused += 1
    return false
  }
  const reply = await own(`${url}/api/orders`, {
    method: 'POST',
    headers: {
      ...{ 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      ...{ Cookie: attempt.cookie, 'Idempotency-Key': attempt.key },
    },
    body: JSON.stringify(attempt.form),
  })
  if (reply?.status !== 201) {
    heard.refused += 1
    return false
  }
  const { token } = (await reply.json()) as { token: string } // What the contract says of a placed order.
  heard.bought.push(token)
  return true
}
