import { booksOf, piecesOf } from './books.ts'
import { askAgain, type Ground, stockUp, withDatabase } from './crowded-shop.ts'
import { type Goods, type Hour, mixedHour } from './mixed-hour.ts'
import { cpuOf, familyOf, memoryOf, startShop } from './shop-process.ts'

/** A mixed hour on a running shop, and its books afterwards. */
export async function loadTrial(ground: Ground, processes: number, hour: Hour) {
  const ids = await stockUp(ground)
  const { goods, start } = await withDatabase(ground, async ({ read }) => {
    const products = await read.selectFrom('products').select('slug').orderBy('id').execute()
    const categories = await read.selectFrom('categories').select('slug').execute()
    const names: Goods = { categories: slugsOf(categories), products: slugsOf(products), ids }
    return { goods: names, start: await piecesOf(read) }
  })
  const shop = await startShop({ ...ground.environment, WEB_PROCESSES: String(processes) })
  try {
    const family = familyOf(shop.pid)
    // The first minute of a process is spent on compiling, which no hour of the day has.
    const morning = await mixedHour(shop.url, goods, {
      ...hour,
      visitors: hour.visitors / 10,
      seconds: hour.seconds / 10,
    })
    const before = cpuOf(...family)
    const all = await mixedHour(shop.url, goods, hour)
    const cpuMs = (cpuOf(...family) - before) / all.requests
    const askedAgain = await askAgain(shop.url, all.ledger)
    for (const [token, told] of morning.ledger.confirmed) all.ledger.confirmed.set(token, told)
    const books = await withDatabase(ground, ({ read }) => booksOf(read, all.ledger))
    const memory = {
      peak: family.map((pid) => memoryOf(pid, 'peak')),
      now: family.map((pid) => memoryOf(pid)),
    }
    return {
      ...all,
      cpuMs,
      askedAgain,
      memory,
      books: { ...books, isStockSame: books.pieces === start },
    }
  } finally {
    await shop.stop()
  }
}

const slugsOf = (rows: { slug: string }[]) => rows.map(({ slug }) => slug)
