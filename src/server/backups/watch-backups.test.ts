import { expect, it } from 'vitest'
import { onNewShops } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { insertBackup, lastBackupAt } from './queries.ts'
import { backupAlarm } from './watch-backups.ts'

const day = 24 * 60 * 60_000

onNewShops('the alarm about backups', (testShop) => {
  it('rings on Today a day after the first order, and is silent after a backup', async () => {
    const { shop, clock } = testShop()
    const open = { ...shop, config: { ...shop.config, isHttps: true } }
    expect(await backupAlarm(open)).toBeNull()
    const shopper = newShopper(testShop())
    await fill(shopper, await addPiece(shop))
    expect((await order(shopper)).status).toBe(201)
    clock.now += day
    expect(await backupAlarm(open)).toEqual({ code: 'never-backed-up', params: {} })
    await insertBackup(shop.db, { taken_at: shop.now(), folder: '/mnt/a', bytes: 1 })
    expect(await backupAlarm(open)).toBeNull()
    clock.now += 2 * day
    expect(await backupAlarm(open)).toEqual({ code: 'backup-old', params: { days: 2 } })
    // One that is tried at home has nothing to lose.
    expect(await backupAlarm(shop)).toBeNull()
    expect((await (await signedIn(testShop(), 'owner')).get('/api/admin/today')).status).toBe(200)
  })

  it('keeps the last hundred in mind', async () => {
    const { shop } = testShop()
    for (let at = 1; at <= 102; at++) {
      await insertBackup(shop.db, { taken_at: shop.now() + at, folder: `/mnt/${at}`, bytes: 1 })
    }
    const rows = await shop.db.read.selectFrom('backups').select('taken_at').execute()
    expect(rows).toHaveLength(100)
    expect(await lastBackupAt(shop.db)).toBe(shop.now() + 102)
  })
})
