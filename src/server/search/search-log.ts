import type { MissedSearch } from '#contract/search/admin-types.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { type LoggedSearch, loggedSearch } from '#domain/search/logged-search.ts'
import { countProducts, wantsAll } from '../catalog/search-products.ts'
import type { Shop } from '../platform/shop.ts'
import { heard } from './heard.ts'
import {
  addTo,
  forgetSearches,
  keepSearch,
  keptOn,
  type LogRow,
  missedSince,
} from './log-queries.ts'

const everyMs = 60_000
const dayMs = 86_400_000
const keptDays = 90
/** Somebody who types nonsense all day long must not fill the disk. */
const most = { aMinute: 100, aDay: 5000, shown: 100 }

export type SearchLog = {
  /** Counts the search that an address asks for, if it does. */
  note: (address: string) => void
  /** Ends once what was counted is written, or could not be. */
  written: () => Promise<void>
}

type Counted = LoggedSearch & { times: number }

/** Counts in memory what shoppers search for, cached answers too, and writes it down once a minute. */
export function openSearchLog(shop: Shop): SearchLog {
  let counted = new Map<string, Counted>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  const write = async () => {
    const all = [...counted.values()]
    counted = new Map()
    await writeDown(shop, all).catch((error: unknown) =>
      shop.log.warn({ err: error }, 'searches could not be written down'),
    )
  }
  const written = () => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }
  shop.onClose(written)
  return {
    note(address) {
      const [path = '', parameters = ''] = address.split('?')
      if (!parameters.includes('q=')) return
      const search = loggedSearch(path, new URLSearchParams(parameters))
      if (search === null) return
      const key = `${search.language} ${search.query}`
      const known = counted.get(key)
      if (known === undefined && counted.size >= most.aMinute) return
      counted.set(key, { ...search, times: (known?.times ?? 0) + 1 })
      timer ??= setTimeout(() => void written(), everyMs).unref()
    },
    written,
  }
}

async function writeDown(shop: Shop, counted: Counted[]): Promise<void> {
  if (counted.length === 0) return
  const day = dayInIndia(shop.now())
  const rows: LogRow[] = []
  // In one order everywhere: processes that write at once wait for each other, and never both.
  for (const { query, language, times } of counted.toSorted(inOrder)) {
    const answer = await answered(shop, query)
    // A page of the shop answers it: nothing was missed.
    if (!answer.isHelped) {
      rows.push({
        ...{ day, query, language, times },
        found: answer.found,
        left_out: answer.leftOut,
      })
    }
  }
  await shop.db.write(
    async (tx) => {
      const before = await keptOn(tx, day)
      let added = 0
      for (const row of rows) {
        if (before + added >= most.aDay) await addTo(tx, row)
        else {
          await keepSearch(tx, row)
          added += 1
        }
      }
    },
    { isRelaxed: true },
  )
}

const inOrder = (one: LoggedSearch, other: LoggedSearch) =>
  one.query < other.query
    ? -1
    : one.query > other.query
      ? 1
      : one.language < other.language
        ? -1
        : 1

/** What a search finds at this moment. */
async function answered({ db }: Shop, query: string) {
  const { plan, found } = await heard(db, query)
  const { total } = await countProducts(db, wantsAll, { kind: 'all' }, found)
  const leftOut = [...plan.unknown, ...plan.elsewhere].join(' ')
  return { found: total, leftOut, isHelped: total === 0 && plan.help.length > 0 }
}

const firstDay = (now: number) => dayInIndia(now - keptDays * dayMs)

/** What is searched for and not found, as the shop answers it now: what was taught meanwhile is gone from it. */
export async function missedSearches(shop: Shop): Promise<MissedSearch[]> {
  const rows = await missedSince(shop.db.read, firstDay(shop.now()), most.shown)
  const missed: MissedSearch[] = []
  for (const row of rows) {
    const { found, leftOut, isHelped } = await answered(shop, row.query)
    if (isHelped || (found > 0 && leftOut === '')) continue
    const { query, language, times, day } = row
    missed.push({ query, language, times, day, found, leftOut: leftOut.split(' ').filter(Boolean) })
  }
  return missed
}

/** Forgets the searches of 90 days ago. */
export async function forgetOldSearches(shop: Shop): Promise<void> {
  await shop.db.write((tx) => forgetSearches(tx, firstDay(shop.now())))
}
