import autocannon from 'autocannon'
import { cpuOf } from './shop-process.ts'

/** Servers that are asked at the same time, and the processes whose time counts. */
export type Side = { urls: string[]; pids: number[] }

export type Requests = {
  amount: number
  /** How many wait for an answer at a time. */
  at?: number
  headers?: Record<string, string>
  /** Each by an address that nobody has asked for: no kept page may answer. */
  isAnew?: boolean
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

async function areAnswered(
  { urls }: Side,
  { amount, at = 10, headers = {}, isAnew = false }: Requests,
) {
  const share = { amount: amount / urls.length, connections: at / urls.length }
  const all = await Promise.all(
    urls.map((url) => autocannon({ url, headers, ...share, ...(isAnew && anew) })),
  )
  return all.every(({ non2xx, errors }) => non2xx === 0 && errors === 0)
}

let asked = 0

/** Pages take no notice of `limit`, and the page cache does. */
const anew = {
  requests: [
    {
      setupRequest<Request extends { path: string }>(request: Request): Request {
        asked += 1
        const sign = request.path.includes('?') ? '&' : '?'
        return { ...request, path: `${request.path}${sign}limit=${asked}` }
      },
    },
  ],
}
