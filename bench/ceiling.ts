import { randomBytes } from 'node:crypto'
import { cpuOfRequests } from './cpu-of-requests.ts'
import { startBare } from './shop-process.ts'

const requests = 6000
const pageBytes = 12_000

/** What a bare node:http server takes for a page from memory, in ms of CPU: figures of the same run are held against it. */
export async function measureCeiling(): Promise<number> {
  const bare = await startBare(randomBytes(pageBytes).toString('base64'), {})
  try {
    const side = { urls: [bare.url], pids: [bare.pid] }
    await cpuOfRequests(side, { amount: requests / 4 })
    return await cpuOfRequests(side, { amount: requests })
  } finally {
    await bare.stop()
  }
}
