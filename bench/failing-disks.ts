import fs from 'node:fs'
import { type Ground, stockUp, withDatabase } from './crowded-shop.ts'
import { failCalls, limitProcess } from './foreign-tools.ts'
import { type Heard, hear } from './hear.ts'
import { type Attempt, prepare, send } from './http-buyer.ts'
import { signInOwner } from './owner.ts'
import { type Killable, startShop } from './shop-process.ts'

export type SyncFigures = {
  isUnconfirmed: boolean
  exitCode: number | null
  endedMs: number
  orders: number
}

/** fsync fails under an order: it is not confirmed, the process ends, and the same key is safe after that (F05). */
export async function failSync(ground: Ground): Promise<SyncFigures> {
  const [productId = 0] = await stockUp(ground)
  const shop = await startShop(ground.environment)
  const attempt = await prepare(shop.url, productId)
  const heal = await failCalls(shop.pid, 'fsync,fdatasync:error=EIO')
  const began = performance.now()
  const first = await send(shop.url, attempt)
  const exitCode = await shop.ended
  const endedMs = performance.now() - began
  await heal()
  const anew = await startShop(ground.environment)
  try {
    await send(anew.url, attempt)
    const isUnconfirmed = first.kind === 'unsure'
    return { isUnconfirmed, exitCode, endedMs, orders: await ordersOf(ground, attempt) }
  } finally {
    await anew.stop()
  }
}

const ordersOf = (ground: Ground, { key }: Attempt) =>
  withDatabase(ground, async ({ read }) => {
    const rows = await read.selectFrom('orders').select('id').where('note', '=', key).execute()
    return rows.length
  })

export type LimitFigures = {
  wronglyAnswered: string[]
  notRecovered: string[]
  readsFailed: number
}

/** No file may grow beyond its present size, or no further one be opened, and then again (F06). */
export async function limit(ground: Ground, name: 'fsize' | 'nofile'): Promise<LimitFigures> {
  const [productId = 0] = await stockUp(ground)
  const shop = await startShop(ground.environment)
  try {
    const owner = await signInOwner(shop.url)
    // Starts the child that decodes, so that the limit meets the shop's own files.
    await owner.addSaree()
    const attempt = await prepare(shop.url, productId)
    const lift = limitProcess(shop.pid, name, name === 'fsize' ? 4096 : lowestFree(shop))
    const during = [await owner.addSaree(), await owner.saveSettings()]
    const read = await hear(`${shop.url}/api/products?limit=3`)
    const ordered = await send(shop.url, attempt)
    lift()
    // With every file in use some of what is open already can still be written.
    const isDue = ({ status }: Heard) =>
      status === 503 || status === 507 || (name === 'nofile' && (status < 300 || status === 0))
    const wronglyAnswered = during.filter((one) => !isDue(one)).map((one) => told(name, one))
    if (name === 'fsize' && ordered.kind !== 'unsure') wronglyAnswered.push(`${name}: order`)
    const after = [await owner.addSaree(), await owner.saveSettings()]
    const notRecovered = after.filter(({ status }) => status > 299).map((one) => told(name, one))
    if ((await send(shop.url, attempt)).kind !== 'confirmed') notRecovered.push(`${name}: order`)
    const readsFailed = read.status === 200 || name === 'nofile' ? 0 : 1
    return { wronglyAnswered, notRecovered, readsFailed }
  } finally {
    await shop.stop()
  }
}

const told = (name: string, { status, message }: Heard) => `${name}: ${status} ${message}`

function lowestFree({ pid }: Killable): number {
  const used = new Set(fs.readdirSync(`/proc/${pid}/fd`).map(Number))
  let free = 0
  while (used.has(free)) free += 1
  return free
}
