import { type Ground, withDatabase } from './crowded-shop.ts'
import { startShop } from './shop-process.ts'

export type TwinFigures = { ready: number; categories: number; owners: number; products: number }

/** Two shops start on one empty place at once; both must open, and everything be there once. */
export async function startTwins(ground: Ground): Promise<TwinFigures> {
  const started = await Promise.allSettled([
    startShop(ground.environment),
    startShop(ground.environment),
  ])
  const open = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  try {
    return await withDatabase(ground, async ({ read }) => {
      const count = async (table: 'categories' | 'users' | 'products') =>
        (await read.selectFrom(table).select('id').execute()).length
      const [categories, owners] = [await count('categories'), await count('users')]
      return { ready: open.length, categories, owners, products: await count('products') }
    })
  } finally {
    for (const shop of open) await shop.stop()
  }
}
