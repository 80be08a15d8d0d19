import net from 'node:net'
import type { OpenApi } from '#server/app/docs/openapi.ts'
import {
  type DocumentedCall,
  fewTexts,
  type HostileCall,
  hostileCallsOf,
  leftOut,
  placesOf,
} from '#test/hostile-calls.ts'
import { wayOutTexts } from '#test/hostile-values.ts'
import { judgeOf } from '#test/judge-reply.ts'

export type Finding = { example: string; fault: string; times: number }
export type Figures = { requests: number; slowestMs: number; findings: Map<string, Finding> }
export type Callers = Record<'anyone' | 'customer' | 'owner', string>

/** Of `every` values one is sent, another one at every place. */
type Round = {
  calls: DocumentedCall[]
  callers: Callers
  every: number
  say: (line: string) => void
}

const atOnce = 8
let networks = 0

/** Every call comes from a network of its own, so that no limit hides what is behind it. */
const someNetwork = () => {
  networks += 1
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
}

export async function cookiesOf(url: string): Promise<Callers> {
  const customer = { username: 'fuzzed', email: 'fuzzed@example.in', password: 'temple-jasmine-92' }
  const owner = { username: 'admin', password: 'a-password-for-benchmarks', rememberMe: true }
  return {
    anyone: '',
    customer: await cookieFrom(`${url}/api/users/register`, customer),
    owner: await cookieFrom(`${url}/api/users/login`, owner),
  }
}

async function cookieFrom(address: string, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': someNetwork() }
  const reply = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${address}: ${await reply.text()}`)
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

export async function hostileRounds(
  url: string,
  document: OpenApi,
  { calls, callers, every, say }: Round,
): Promise<Figures> {
  const figures: Figures = { requests: 0, slowestMs: 0, findings: new Map() }
  const judge = judgeOf(document)
  for (const call of calls.filter(({ name }) => !leftOut.includes(name))) {
    for (const [who, cookie] of Object.entries(callers)) {
      const isIn = who === 'owner' || call.isOpen
      const round = isIn ? some(hostileCallsOf(call), every) : atTheDoor(call)
      const queue = async () => {
        for (const hostile of round) {
          const { fault, ms } = await tryOut(url, hostile, cookie, judge)
          figures.requests += 1
          figures.slowestMs = Math.max(figures.slowestMs, ms)
          if (fault === null) continue
          const example = `${who}: ${hostile.what}`
          if (isNew(figures, example, call.name, fault)) say(`${example}\n    ${fault}`)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, queue))
    }
  }
  return figures
}

/** Whoever is refused at the door needs only a few values to be refused. */
function* atTheDoor(call: DocumentedCall): Generator<HostileCall> {
  for (const place of placesOf(call)) {
    for (const text of fewTexts) {
      yield { ...place.put(text), what: `${call.name}, ${place.name}: ${JSON.stringify(text)}` }
    }
  }
}

async function tryOut(
  url: string,
  { call, path, type, body }: HostileCall,
  cookie: string,
  judge: ReturnType<typeof judgeOf>,
) {
  const headers: Record<string, string> = { 'x-forwarded-for': someNetwork(), cookie }
  if (type !== undefined) headers['content-type'] = type
  const began = performance.now()
  const reply = await fetch(`${url}${path}`, {
    ...{ method: call.method, headers, redirect: 'manual' },
    ...(body !== undefined && { body: new TextEncoder().encode(body) }),
  })
  const text = await reply.text()
  const ms = performance.now() - began
  const sent = { status: reply.status, type: reply.headers.get('content-type') ?? '', text }
  return { fault: judge(call, sent), ms }
}

function isNew({ findings }: Figures, example: string, name: string, fault: string) {
  const key = `${name} ${fault.replace(/\d+|"requestId":"[^"]*"/g, '#')}`
  const known = findings.get(key)
  if (known) known.times += 1
  else findings.set(key, { example, fault, times: 1 })
  return !known
}

function* some<Item>(all: Iterable<Item>, every: number): Generator<Item> {
  let n = 0
  for (const item of all) {
    if (n % every === 0) yield item
    n += 1
  }
}

/** How many ways out of /uploads and /assets bring anything; asked raw, as no browser would. */
export async function waysOut(url: string): Promise<number> {
  const { port } = new URL(url)
  let brought = 0
  for (const folder of ['/uploads/', '/assets/', '/', '/api/pages/', '/product/']) {
    for (const text of wayOutTexts.filter((text) => /^[\x21-\x7e]+$/.test(text))) {
      const reply = await raw(Number(port), `${folder}${text}`)
      if (/root:.*:0:0|SQLite format|\[extensions\]|"dependencies"|ref: refs/.test(reply))
        brought += 1
    }
  }
  return brought
}

function raw(port: number, address: string): Promise<string> {
  return new Promise((resolve) => {
    let said = ''
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.end(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    })
    socket.setTimeout(5_000, () => socket.destroy())
    socket.on('data', (bytes) => (said += bytes.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(said))
  })
}
