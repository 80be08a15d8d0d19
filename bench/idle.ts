import { setTimeout as pause } from 'node:timers/promises'
import type { Row } from './compare.ts'
import { openGrounds } from './grounds.ts'
import { report } from './report.ts'
import { cpuOf, startShop } from './shop-process.ts'

// What a shop costs that nobody visits: CPU of its process in a second, some time after its start and its last
// visitor, empty and with the demo's sarees, on both databases.

const seconds = Number(process.argv[2] ?? 60)
const isSmall = seconds < 20
const settleMs = isSmall ? 3000 : 30_000

async function idleOf(environment: Record<string, string>): Promise<number> {
  const shop = await startShop(environment)
  try {
    // Somebody has been there.
    for (const path of ['/', '/products', '/api/cart']) await (await fetch(shop.url + path)).text()
    await pause(settleMs)
    const before = cpuOf(shop.pid)
    await pause(seconds * 1000)
    return (cpuOf(shop.pid) - before) / seconds
  } finally {
    await shop.stop()
  }
}

const rows: Row[] = []
for (const engine of ['sqlite', 'postgres'] as const) {
  const grounds = await openGrounds(engine)
  try {
    const shops = { demo: '1', empty: '0' }
    const measured = await Promise.all(
      Object.entries(shops).map(async ([name, isDemo]): Promise<Row> => {
        const { environment } = await grounds.another()
        const figure = await idleOf({ ...environment, SHOP_DEMO: isDemo })
        return { what: `${engine}, ${name} shop: CPU in a second`, figure, unit: 'ms', budget: 1 }
      }),
    )
    rows.push(...measured)
  } finally {
    await grounds.close()
  }
}
if (!isSmall) report('idle', rows)
else process.stdout.write(`${rows.length} rows measured\n`)
