import type { Shop } from '../shop.ts'
import { networkOf } from './client-address.ts'
import { countTry, type Limit, takeBackTry } from './rate-limit.ts'

/**
 * What a secret opens, undefined where it opens nothing. A try counts for the network that it comes from before anything is
 * looked up, and is taken back where something is found; who has used up the limit gets its 429.
 */
export async function foundByGuess<Found>(
  shop: Shop,
  { limit, address }: { limit: Limit; address: string },
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const counters = [{ limit, subject: networkOf(address) }]
  await countTry(shop, counters)
  const found = await find()
  if (found !== undefined) await shop.db.write((tx) => takeBackTry(tx, counters))
  return found
}
