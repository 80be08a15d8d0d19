import { setTimeout as pause } from 'node:timers/promises'
import type { Engine } from '#server/platform/db/dialect.ts'
import { engines } from '#test/create-test-shop.ts'
import type { Row } from './compare.ts'
import { openGrounds } from './grounds.ts'
import { report } from './report.ts'
import { cpuOf, startShop } from './shop-process.ts'

// What a shop costs that nobody visits: CPU of its process in a second, some time after its start and its last
// visitor, empty and with the demo’s sarees, on both databases. About 110 and 220 s after the last work V8 tidies its heap
// (`--trace-gc` calls it "reduce"; 0.2 s each) and no more until somebody comes: that is part of the settling.

const seconds = Number(process.argv[2] ?? 120)
const isSmall = seconds < 20
const settleMs = isSmall ? 3000 : 240_000

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

async function rowsOn(engine: Engine): Promise<Row[]> {
  const grounds = await openGrounds(engine)
  try {
    const shops = { demo: '1', empty: '0' }
    const measured = Object.entries(shops).map(async ([name, isDemo]): Promise<Row> => {
      const { environment } = await grounds.another()
      const figure = await idleOf({ ...environment, SHOP_DEMO: isDemo })
      return { what: `${engine}, ${name} shop: CPU in a second`, figure, unit: 'ms', budget: 1 }
    })
    return await Promise.all(measured)
  } finally {
    await grounds.close()
  }
}

// Who is idle keeps nobody from anything.
const rows = (await Promise.all(engines.map(rowsOn))).flat()
if (!isSmall) report('idle', rows)
else process.stdout.write(`${rows.length} rows measured\n`)
