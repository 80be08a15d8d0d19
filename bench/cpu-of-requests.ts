import autocannon from 'autocannon'
import { cpuOf } from './shop-process.ts'

/** Servers that are asked at the same time, and the processes whose time counts. */
export type Side = { urls: string[]; pids: number[] }

export type Requests = {
  amount: number
  /** How many wait for an answer at a time. */
  at?: number
  headers?: Record<string, string>
}

const tries = 5

/** ms of CPU that a request takes; throws when several times not every answer was 200. */
export async function cpuOfRequests(side: Side, requests: Requests): Promise<number> {
  for (let left = tries; left > 0; left--) {
    const before = cpuOf(...side.pids)
    if (await areAnswered(side, requests)) return (cpuOf(...side.pids) - before) / requests.amount
    // A machine so busy that the shop puts visitors off says nothing about its processes.
  }
  throw new Error(`${side.urls.join(', ')}: not every answer was 200.`)
}

async function areAnswered({ urls }: Side, { amount, at = 10, headers = {} }: Requests) {
  const share = { amount: amount / urls.length, connections: at / urls.length }
  const all = await Promise.all(urls.map((url) => autocannon({ url, headers, ...share })))
  return all.every(({ non2xx, errors }) => non2xx === 0 && errors === 0)
}
