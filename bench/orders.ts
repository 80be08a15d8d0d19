import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Engine } from '#server/platform/db/dialect.ts'
import { createTestShop, engines } from '#test/create-test-shop.ts'
import { crowd } from '#test/crowd.ts'
import { addPiece } from '#test/pieces.ts'
import { buyAll } from './buy-all.ts'
import { measureCeiling } from './ceiling.ts'
import type { Row } from './compare.ts'
import { report } from './report.ts'
import { openTestDatabases } from './test-databases.ts'

// Whole orders of three sarees, durable: call, checks, stock, lines, ledger, email, idempotency, fsync.
// In one process, by the API without a network; beside it a bare order in the same run.

const orders = Number(process.argv[2] ?? 2000)
const warmUp = Math.ceil(orders / 4)
const budget: Record<Engine, number> = { sqlite: 600, postgres: 300 }

async function measure(engine: Engine, ceiling: number): Promise<Row[]> {
  const testShop = await createTestShop({ engine })
  const ids: number[] = []
  for (let n = 0; n < 3; n++) ids.push(await addPiece(testShop.shop, { stock: orders * 2 }))
  const { shoppers, form } = await crowd(testShop, orders + warmUp, ids)
  await buyAll(shoppers.splice(0, warmUp), form)
  const cpu = process.cpuUsage()
  const started = performance.now()
  await buyAll(shoppers, form)
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(cpu)
  await testShop.close()
  const rate = orders / seconds
  const each = (user + system) / 1000 / orders
  return [
    { what: `${engine}: orders`, figure: rate, unit: '/s', budget: budget[engine], isFloor: true },
    {
      what: `${engine}: CPU of an order in this process`,
      figure: each,
      unit: 'ms',
      ratio: each / ceiling,
    },
  ]
}

/** The least that an order can be: three stocks, an order and its lines, kept with fsync. */
function bareRate(): number {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-bare-'))
  const database = new DatabaseSync(path.join(folder, 'bare.sqlite'))
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  database.exec('create table p (id integer primary key, stock integer check (stock >= 0))')
  database.exec('create table o (id integer primary key, total integer)')
  database.exec('create table l (id integer primary key, o integer, p integer, paise integer)')
  database.exec('insert into p values (1, 1000000), (2, 1000000), (3, 1000000)')
  const take = database.prepare('update p set stock = stock - 1 where id = ? and stock >= 1')
  const order = database.prepare('insert into o (total) values (?)')
  const line = database.prepare('insert into l (o, p, paise) values (?, ?, ?)')
  const started = performance.now()
  for (let n = 0; n < orders; n++) {
    database.exec('begin immediate')
    for (const id of [1, 2, 3]) take.run(id)
    const { lastInsertRowid } = order.run(600_000)
    for (const id of [1, 2, 3]) line.run(lastInsertRowid, id, 200_000)
    database.exec('commit')
  }
  const seconds = (performance.now() - started) / 1000
  database.close()
  fs.rmSync(folder, { recursive: true, force: true })
  return orders / seconds
}

const closeDatabases = await openTestDatabases()
try {
  const ceiling = await measureCeiling()
  const bare = bareRate()
  const rows: Row[] = [{ what: 'sqlite: bare orders of three lines', figure: bare, unit: '/s' }]
  for (const engine of engines) rows.push(...(await measure(engine, ceiling)))
  const whole = rows.find((row) => row.what === 'sqlite: orders')?.figure ?? 0
  rows.push({
    what: 'sqlite: a bare order takes this share of one',
    figure: whole / bare,
    unit: 'x',
  })
  report('orders', rows)
} finally {
  await closeDatabases()
}
