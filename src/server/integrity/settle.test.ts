import fs from 'node:fs'
import { expect, it } from 'vitest'
import { Today } from '#contract/performance/types.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { readFindings } from '../platform/integrity/findings-file.ts'
import { journalBytes, journalFile } from '../platform/integrity/order-journal.ts'
import { checkOnce } from '../platform/integrity/watch-integrity.ts'

onNewShops('what is missing and was looked after', (testShop) => {
  const check = () => checkOnce(testShop().shop.config, testShop().shop, true)
  const folder = () => testShop().shop.config.dataDir
  async function sold() {
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop))
    return String(must(await order(guest), 201).body['number'])
  }
  const settle = async (toSettle: number) =>
    (await signedIn(testShop(), 'owner')).post('/api/admin/integrity/settle', { toSettle })
  /** As many as the owner is shown on Today. */
  const shown = async () => {
    const owner = await signedIn(testShop(), 'owner')
    return must(await owner.get('/api/admin/today')).as(Today).integrity.toSettle
  }
  const log = () =>
    testShop()
      .shop.db.read.selectFrom('audit')
      .select(['action', 'kind', 'subject_id', 'subject', 'before'])
      .execute()

  it('stands in the log as it was found: a journal that was cut is told, and only where it was', async () => {
    const lost = await sold()
    await testShop().shop.db.write((tx) =>
      tx
        .updateTable('orders')
        .set({ token: 'x'.repeat(22) })
        .where('number', '=', lost)
        .execute(),
    )
    await check()
    must(await settle(1), 204)
    fs.truncateSync(journalFile(folder()), 10)
    await check()
    expect((await settle(0)).body['refusal']).toBe('found-more')
    must(await settle(await shown()), 204)
    const rows = await log()
    expect(rows.map(({ before: _, ...row }) => row)).toEqual(
      Array.from({ length: 2 }, () => ({
        ...{ action: 'update', kind: 'integrity', subject_id: null },
        subject: 'missing orders looked after',
      })),
    )
    const [missing, cut] = rows.map(({ before }) => JSON.parse(before ?? ''))
    expect(missing).toEqual({ missing: [lost], brokenLines: 0 })
    expect(cut).toMatchObject({ missing: [], isJournalCut: true })
  })

  it('is found no more, and the journal is taken for as long as it is now', async () => {
    await sold()
    fs.truncateSync(journalFile(folder()), 10)
    await check()
    must(await settle(await shown()), 204)
    expect(readFindings(folder())).toMatchObject({
      ...{ missing: [], brokenLines: 0, isJournalCut: false },
      journalBytes: journalBytes(journalFile(folder())),
    })
    expect((await settle(0)).status).toBe(204)
  })
})
