import fs from 'node:fs'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { PlacedOrder } from '#contract/orders/types.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'

const migration = new URL('migrations/0012-refund-states.sql', import.meta.url)

onBothEngines('orders that an exchange had ended', (testShop) => {
  it('are delivered again, those of returns stay returned', async () => {
    const { db } = testShop().shop
    const ended = async (mobile: string, wish: 'return' | 'exchange') => {
      const guest = newShopper(testShop())
      await fill(guest, await addPiece(testShop().shop))
      const { number } = (await order(guest, { mobile })).as(PlacedOrder)
      return db.write(async (tx) => {
        const { id } = await tx
          .updateTable('orders')
          .set({ state: 'returned', delivered_at: 1 })
          .where('number', '=', number)
          .returning('id')
          .executeTakeFirstOrThrow()
        const asked = { wish, reason: 'colour', state: 'received', asked_at: 1 } as const
        await tx
          .insertInto('returns')
          .values({ ...asked, order_id: id })
          .execute()
        return id
      })
    }
    const [exchanged, returned] = [
      await ended('9000000001', 'exchange'),
      await ended('9000000002', 'return'),
    ]
    const text = fs.readFileSync(migration, 'utf8')
    const changes = text.slice(text.indexOf('insert into order_events')).split(';')
    await db.write(async (tx) => {
      for (const change of changes.filter((one) => one.trim() !== ''))
        await sql.raw(change).execute(tx)
    })
    const rows = await db.read.selectFrom('orders').select(['id', 'state']).orderBy('id').execute()
    expect(rows).toEqual([
      { id: exchanged, state: 'delivered' },
      { id: returned, state: 'returned' },
    ])
    const events = await db.read
      .selectFrom('order_events')
      .select(['order_id', 'to_state'])
      .where('kind', '=', 'moved')
      .execute()
    expect(events).toEqual([{ order_id: exchanged, to_state: 'delivered' }])
  })
})
