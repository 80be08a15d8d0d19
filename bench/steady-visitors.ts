import { setTimeout as pause } from 'node:timers/promises'

const pages = [
  '/',
  '/products',
  '/products?fabrics=Silk',
  '/api/products/new-arrivals',
  '/about-us',
]
const visitors = 8
const everyMs = 40

export type Visits = { answers: number; errors: number; p50: number; p99: number }

/** Eight visitors who each read a page, look at it for a moment and read the next; times in ms. */
export async function steadyVisitors(url: string, ms: number): Promise<Visits> {
  const until = Date.now() + ms
  const times: number[] = []
  let errors = 0
  const visitor = async (n: number) => {
    for (let step = n; Date.now() < until; step++) {
      const began = performance.now()
      const isGood = await read(`${url}${pages[step % pages.length]}`)
      times.push(performance.now() - began)
      if (!isGood) errors += 1
      await pause(everyMs)
    }
  }
  await Promise.all(Array.from({ length: visitors }, (_visitor, n) => visitor(n)))
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { answers: times.length, errors, p50: at(0.5), p99: at(0.99) }
}

async function read(address: string): Promise<boolean> {
  try {
    const reply = await fetch(address)
    await reply.arrayBuffer()
    return reply.ok
  } catch {
    return false
  }
}
