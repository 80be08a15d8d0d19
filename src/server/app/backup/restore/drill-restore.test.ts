import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { onNewShops } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'
import { takeBackup } from '../take-backup.ts'
import { drillRestore } from './drill-restore.ts'

const say = () => undefined
let to: string
beforeEach(() => {
  to = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-drill-test-'))
})
afterEach(() => fs.rmSync(to, { recursive: true, force: true }))

onNewShops('a drill', (testShop) => {
  async function sell(count: number) {
    const id = await addPiece(testShop().shop, { stock: 9 })
    for (let at = 0; at < count; at++) {
      const shopper = newShopper(testShop())
      await fill(shopper, id)
      expect((await order(shopper)).status).toBe(201)
    }
  }
  const backup = () => takeBackup(testShop().shop.config, { to, say })
  const drill = () => drillRestore(testShop().shop.config, { from: to }, say)

  it('opens the newest backup beside the open shop, and counts what came since', async () => {
    await sell(1)
    await backup()
    await sell(1)
    const newest = await backup()
    testShop().clock.now = Date.now()
    await sell(2)
    expect(await drill()).toMatchObject({
      name: path.basename(newest),
      orders: 2,
      since: 2,
      faults: [],
    })
  })

  it('names orders that the backup should have, and does not', async () => {
    await backup()
    await sell(1)
    const { faults } = await drill()
    expect(faults).toEqual([
      expect.stringMatching(/^1 orders, .+ among them, were placed before it and are not in it$/),
    ])
  })

  it('and an order whose sum is another one', async () => {
    await sell(1)
    await backup()
    await testShop().shop.db.write((tx) =>
      tx.updateTable('orders').set({ total_paise: 1 }).execute(),
    )
    expect((await drill()).faults).toEqual([expect.stringMatching(/have another sum in it$/)])
  })

  it('without a backup it says so', async () => {
    await expect(drill()).rejects.toThrow(`There is no backup in ${to}.`)
  })
})
