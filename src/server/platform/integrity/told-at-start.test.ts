import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { crowd } from '#test/crowd.ts'
import { freePort } from '#test/free-port.ts'
import { must } from '#test/must.ts'
import { startMain } from '#test/open-cluster.ts'
import { order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'

/** The folder of a shop that was ended without a word, and whose write-ahead log with four orders is gone. */
async function damagedFolder(): Promise<string> {
  const testShop = await createTestShop()
  const { db, config } = testShop.shop
  const id = await addPiece(testShop.shop, { stock: 9 })
  const { shoppers } = await crowd(testShop, 4, [id])
  await db.script('pragma wal_checkpoint(truncate)')
  for (const shopper of shoppers) must(await order(shopper))
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-damaged-'))
  fs.cpSync(config.dataDir, folder, { recursive: true })
  const file = path.join(folder, path.basename(config.database))
  for (const end of ['-wal', '-shm']) fs.rmSync(`${file}${end}`, { force: true })
  await testShop.close()
  return folder
}

it.each(['1', '2'])(
  'missing orders are told by %s processes at their first answer',
  async (count) => {
    const folder = await damagedFolder()
    const port = await freePort()
    const main = startMain({ DATA_DIR: folder, PORT: String(port), WEB_PROCESSES: count })
    await new Promise((resolve) => main.once('message', resolve))
    const text = await (await fetch(`http://127.0.0.1:${port}/readyz`)).text()
    main.kill()
    await new Promise((resolve) => main.once('exit', resolve))
    fs.rmSync(folder, { recursive: true, force: true })
    expect(text).toContain('warning: acknowledged orders are missing')
  },
)
