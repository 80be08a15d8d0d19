import fs from 'node:fs'
import path from 'node:path'
import { sumsOf } from '#server/app/backup/sum-queries.ts'
import { type Ground, stockUp, withDatabase } from './crowded-shop.ts'
import { type Heard, hear } from './hear.ts'
import { prepare, send } from './http-buyer.ts'
import { type Owner, signInOwner } from './owner.ts'
import { type Killable, startShop } from './shop-process.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

/** What may run full by itself. */
export const places = ['database', 'uploads', 'log', 'temp'] as const
export type Place = (typeof places)[number]

export type FullDiskFigures = {
  readsFailed: number
  /** Writes that were answered otherwise than they should be while there was no room. */
  wronglyAnswered: string[]
  halfWritten: number
  /** Writes that still failed once there was room again, in the same process. */
  notRecovered: string[]
}

const megabytes = 192
const reading = ['/', '/products', '/api/products?limit=4', '/api/settings']

/** Fills the disk of one part of a running shop, reads and writes meanwhile, and makes room again. */
export async function fillUp(ground: Ground, place: Place): Promise<FullDiskFigures> {
  const data = ground.environment['DATA_DIR'] ?? ''
  const folder = {
    database: data,
    uploads: `${data}/uploads`,
    log: `${data}/log`,
    temp: `${data}/t`,
  }
  const disk = mountSmallDisk(folder[place], megabytes)
  try {
    const ids = await stockUp(ground)
    fs.mkdirSync(folder.log, { recursive: true })
    const output = fs.openSync(path.join(folder.log, 'lines'), 'a')
    const environment = { ...ground.environment, LOG_LEVEL: 'debug' }
    const shop = await startShop(
      place === 'temp' ? { ...environment, TMPDIR: folder.temp } : environment,
      { output },
    )
    fs.closeSync(output)
    try {
      return await whileFull({ shop, disk, ground, place, productId: ids[0] ?? 0 })
    } finally {
      disk.free()
      await shop.stop()
    }
  } finally {
    disk.close()
  }
}

type Trial = { shop: Killable; disk: SmallDisk; ground: Ground; place: Place; productId: number }

async function whileFull({ shop, disk, ground, place, productId }: Trial) {
  const owner = await signInOwner(shop.url)
  const attempt = await prepare(shop.url, productId)
  disk.fill()
  const reads = await Promise.all(reading.map((page) => hear(`${shop.url}${page}`)))
  const during = await writes(shop.url, owner, productId)
  const ordered = await send(shop.url, attempt)
  const expected = due[place]
  const wronglyAnswered = Object.entries(during)
    .filter(([name, heard]) => !isDue(heard, expected[name as keyof typeof during]))
    .map(([name, heard]) => `${place}: ${name} was answered ${heard.status} ${heard.message}`)
  const isStopped = place === 'database'
  if ((ordered.kind === 'unsure') !== isStopped) wronglyAnswered.push(`${place}: ${ordered.kind}`)
  const halfWritten = await count(ground)
  disk.free()
  const after = await writes(shop.url, owner, productId)
  const notRecovered = Object.entries(after)
    .filter(([, { status }]) => status < 200 || status > 299)
    .map(([name, { status, message }]) => `${place}: ${name} ${status} ${message}`)
  // The order that was not confirmed is sent again under its key.
  const again = await send(shop.url, attempt)
  if (again.kind !== 'confirmed') notRecovered.push(`${place}: order ${again.kind}`)
  const readsFailed = reads.filter(({ status }) => status !== 200).length
  return { readsFailed, wronglyAnswered, halfWritten, notRecovered }
}

const cannotSave = { status: 503, message: 'We cannot save right now.' }
const noRoom = { status: 507, message: 'We cannot save right now.' }
const ok = { status: 200, message: '' }
type Due = { status: number; message: string }

/** What F04 promises while there is no room. */
const due: Record<Place, Record<keyof Awaited<ReturnType<typeof writes>>, Due>> = {
  database: { 'a cart': cannotSave, settings: cannotSave, 'a saree': noRoom },
  uploads: { 'a cart': ok, settings: ok, 'a saree': noRoom },
  log: { 'a cart': ok, settings: ok, 'a saree': ok },
  temp: { 'a cart': ok, settings: ok, 'a saree': ok },
}

const isDue = (heard: Heard, { status, message }: Due) =>
  (heard.status === 201 ? 200 : heard.status) === status && heard.message.startsWith(message)

async function writes(url: string, owner: Owner, productId: number) {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ productId })
  return {
    'a cart': await hear(`${url}/api/cart/lines`, { method: 'POST', headers, body }),
    settings: await owner.saveSettings(),
    'a saree': await owner.addSaree(),
  }
}

/** Files and rows that are there in part: what comes in unfinished, pictures without a file, sums that are off. */
async function count(ground: Ground): Promise<number> {
  const uploads = path.join(ground.environment['DATA_DIR'] ?? '', 'uploads')
  const incoming = fs.readdirSync(path.join(uploads, '.incoming')).length
  return withDatabase(ground, async ({ read }) => {
    const { ordersOff, productsOff } = await sumsOf(read)
    const rows = await read.selectFrom('pictures').select('path').execute()
    const missing = rows.filter(({ path: at }) => !fs.existsSync(path.join(uploads, '..', at)))
    return incoming + ordersOff + productsOff + missing.length
  })
}
