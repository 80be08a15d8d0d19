import { expect, it } from 'vitest'
import { onNewShops } from '#test/on-both-engines.ts'
import type { Query } from '../platform/db/database.ts'
import { doorFacts } from './decide.ts'

onNewShops('cash at the door', (testShop) => {
  /** What another process saves, of which this one has not heard yet. */
  const saveUnheard = async (tx: Query) => {
    await tx.insertInto('cod_rules').values({ position: 99, outcome: 'refuse' }).execute()
    const saved = { name: 'saved', number: 1000, changed_at: 1 }
    await tx
      .insertInto('versions')
      .values(saved)
      .onConflict((oc) => oc.column('name').doUpdateSet({ number: saved.number }))
      .execute()
  }

  it('goes by the rules that the transaction of an order sees, whatever its process has heard of', async () => {
    const { db, now } = testShop().shop
    const asked = { lines: [], mobile: '', now: now() }
    const { rules } = await doorFacts(db, asked)
    await db.write(saveUnheard)
    const found = await db.write((tx) => doorFacts(db, asked, tx))
    expect(found.rules).toHaveLength(rules.length + 1)
  })
})
