import type { Engine } from '#server/platform/db/dialect.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { crowd } from '#test/crowd.ts'
import { addPiece } from '#test/pieces.ts'
import { registerShop } from '#test/tax-shop.ts'
import { buyAll } from './buy-all.ts'
import type { Row } from './compare.ts'
import { median } from './median.ts'
import { report } from './report.ts'
import { openTestDatabases } from './test-databases.ts'

// What tax costs an order: the same orders in a shop that has said nothing under Law and tax and in a regular seller's,
// in turns in one process. Processor time of each pair is compared, so that what else the machine does falls on both.

const pairs = Number(process.argv[2] ?? 12)
const ordersEach = Number(process.argv[3] ?? 250)

type Stand = { testShop: TestShop; ids: number[] }

async function openStand(engine: Engine, isTaxed: boolean): Promise<Stand> {
  const testShop = await createTestShop({ engine })
  if (isTaxed) await registerShop(testShop)
  const ids: number[] = []
  for (let n = 0; n < 3; n++) ids.push(await addPiece(testShop.shop, { stock: 1_000_000 }))
  return { testShop, ids }
}

/** Milliseconds of processor time that one order takes. */
async function cpuOfOrder({ testShop, ids }: Stand): Promise<number> {
  const { shoppers, form } = await crowd(testShop, ordersEach, ids)
  const before = process.cpuUsage()
  await buyAll(shoppers, form)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / ordersEach
}

async function measure(engine: Engine): Promise<Row[]> {
  const [plain, taxed] = [await openStand(engine, false), await openStand(engine, true)]
  const [of, costs]: [{ plain: number[]; taxed: number[] }, number[]] = [
    { plain: [], taxed: [] },
    [],
  ]
  // The first two pairs are spent on compiling.
  for (let pair = -2; pair < pairs; pair++) {
    const isPlainFirst = pair % 2 === 0
    const first = await cpuOfOrder(isPlainFirst ? plain : taxed)
    const second = await cpuOfOrder(isPlainFirst ? taxed : plain)
    const [without, within] = isPlainFirst ? [first, second] : [second, first]
    if (pair < 0) continue
    of.plain.push(without)
    of.taxed.push(within)
    costs.push((within / without - 1) * 100)
  }
  await plain.testShop.close()
  await taxed.testShop.close()
  const what = (words: string) => `${engine}: ${words}`
  return [
    { what: what('CPU of an order without tax settings'), figure: median(of.plain), unit: 'ms' },
    { what: what('CPU of an order of a regular seller'), figure: median(of.taxed), unit: 'ms' },
    { what: what('what tax adds to an order'), figure: median(costs), unit: '%', budget: 10 },
  ]
}

const closeDatabases = await openTestDatabases()
try {
  const rows: Row[] = []
  for (const engine of engines) rows.push(...(await measure(engine)))
  report('order-taxes', rows)
} finally {
  await closeDatabases()
}
