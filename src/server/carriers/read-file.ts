import type { ReadTrackingFile } from '#contract/carriers/types.ts'
import { momentTold } from '#domain/carriers/told-moment.ts'
import { ShopError } from '#domain/errors.ts'
import type { Shop } from '../platform/shop.ts'
import type { Carrier, FileRow, NewsOfParcel } from './carrier.ts'
import { hearNews } from './hear-news.ts'

const mostFaults = 100

type Fault = ReadTrackingFile['faults'][number]

/** Takes in what a file of a carrier tells, the oldest news first, each row by itself; tells the rows that could not be used. */
export async function readFile(
  shop: Shop,
  carrier: Carrier,
  csv: string,
): Promise<ReadTrackingFile> {
  if (!carrier.files) throw new ShopError('carrier-has-no-files')
  const rows = carrier.files.read(csv)
  if (rows.length === 0) throw new ShopError('tracking-file-unread', { at: 'csv' })
  const read = rows.map((row) => ({ row, told: toldIn(shop, carrier, row) }))
  const faults: Fault[] = []
  const counts = { taken: 0, known: 0 }
  const use = async (row: FileRow, news: NewsOfParcel) => {
    const heard = await hearNews(shop, carrier, news)
    if (heard === 'unknown') faults.push({ row: row.row, number: row.number, why: heard })
    else counts[heard === 'new' ? 'taken' : 'known'] += 1
  }
  for (const { row, told } of read) {
    if (typeof told === 'string') faults.push({ row: row.row, number: row.number, why: told })
  }
  const usable = read.flatMap(({ row, told }) => (typeof told === 'string' ? [] : [{ row, told }]))
  for (const { row, told } of usable.toSorted((one, other) => one.told.at - other.told.at))
    await use(row, told)
  const first = faults.toSorted((one, other) => one.row - other.row).slice(0, mostFaults)
  return { ...counts, faults: first }
}

/** What a row tells, or what is wrong with it. */
function toldIn(shop: Shop, carrier: Carrier, row: FileRow): NewsOfParcel | Fault['why'] {
  const number = carrier.readNumber ? carrier.readNumber(row.number) : row.number
  if (number === null) return 'number'
  const stage = carrier.files?.stageOf(row.stage) ?? null
  if (stage === null) return 'stage'
  const at = momentTold(row.day)
  if (at === null) return 'date'
  if (at > shop.now()) return 'later'
  return { stage, at, place: row.place.slice(0, 80), trackingNumber: number }
}
