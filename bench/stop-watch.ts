import type { Ask } from './http-buyer.ts'

const kinds = {
  order: /^\/api\/orders/,
  checkout: /^\/api\/checkout/,
  cart: /^\/(api\/)?cart/,
  suggestions: /^\/api\/search\/suggestions/,
  search: /[?&]q=/,
  detail: /^\/product\//,
  category: /^\/products\//,
  listing: /^\/products/,
  home: /^\/$/,
}

/** What kind of request an address is, in the words of the table. */
export function kindOf(address: string): string {
  const { pathname, search } = new URL(address)
  const found = Object.entries(kinds).find(([, shape]) => shape.test(pathname + search))
  return found?.[0] ?? 'other'
}

export type StopWatch = {
  ask: Ask
  /** Milliseconds until the last byte, by kind. */
  times: Map<string, number[]>
  /** Answers from 400 on and silences, each in a line. */
  faults: string[]
  /** How often the shop had too much to do and said when to come back (http/load.ts). */
  putOff: () => number
}

/** A fetch that reads every answer to its end and notes how long it took. */
export function stopWatch(): StopWatch {
  const times = new Map<string, number[]>()
  const faults: string[] = []
  let putOff = 0
  const ask: Ask = async (address, init) => {
    const kind = kindOf(address)
    const began = performance.now()
    try {
      const reply = await fetch(address, init)
      const body = await reply.arrayBuffer()
      const took = performance.now() - began
      const known = times.get(kind)
      if (known) known.push(took)
      else times.set(kind, [took])
      if (reply.status === 503 && reply.headers.has('retry-after')) putOff += 1
      else if (reply.status >= 400) faults.push(`${reply.status} ${kind} ${address}`)
      return new Response(body, reply)
    } catch (error) {
      faults.push(`${kind} ${address}: ${String(error)}`)
      throw error
    }
  }
  return { ask, times, faults, putOff: () => putOff }
}

/** The time that this share of all was faster than; NaN of none. */
export function quantile(times: number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
