import { setImmediate as breathe } from 'node:timers/promises'
import type { Rebuilt } from '#contract/performance/types.ts'
import { indexProducts } from '../catalog/text-index/index-queries.ts'
import type { Shop } from '../platform/shop.ts'
import { mainAddresses, productIds } from './queries.ts'

const batch = 200

/** Writes the search index anew, a few products at a time, so that shoppers are served meanwhile. */
export async function reindexGently(shop: Shop): Promise<number> {
  const ids = await productIds(shop.db)
  for (let at = 0; at < ids.length; at += batch) {
    await shop.db.write((tx) => indexProducts(tx, ids.slice(at, at + batch)))
    await breathe()
  }
  return ids.length
}

type Visit = (address: string) => Promise<Response>

/** Prepares the pages that most visits begin with, and writes the search index anew. */
export async function rebuild(shop: Shop, visit: Visit): Promise<Rebuilt> {
  const products = await reindexGently(shop)
  let pages = 0
  for (const address of await mainAddresses(shop.db)) {
    const page = await visit(address)
    await page.arrayBuffer()
    if (page.ok) pages += 1
  }
  return { pages, products }
}

/** Looks anew for pictures that miss a size, in the process that makes them. */
export async function lookForPictures(shop: Shop) {
  if (!shop.config.hasPictureQueue) return
  await shop.pictureQueue.stop()
  shop.pictureQueue.start()
}
