import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { PaymentMethod } from '#domain/payment-methods.ts'
import { anOrder } from '#test/an-order.ts'
import { onBothEngines } from '#test/on-both-engines.ts'

// Stands for a row that a later release brings.
const cheque = 'cheque' as PaymentMethod

onBothEngines('the tables of orders and payments', (testShop, engine) => {
  it('take a further way to pay without a migration, and refuse what they refused before', async () => {
    const { db } = testShop().shop
    const { id } = await anOrder(testShop())
    await db.write(async (tx) => {
      await tx.updateTable('orders').set({ payment_method: cheque }).where('id', '=', id).execute()
      const at = { created_at: 1, updated_at: 1 }
      await tx
        .insertInto('payments')
        .values({ order_id: id, method: cheque, state: 'awaiting', amount_paise: 100, ...at })
        .execute()
    })
    const kept = db.read.selectFrom('orders').select('payment_method').where('id', '=', id)
    expect(await kept.executeTakeFirst()).toEqual({ payment_method: 'cheque' })
    const wrong = (change: object) =>
      db.write((tx) => tx.updateTable('orders').set(change).where('id', '=', id).execute())
    await expect(wrong({ state: 'lost' })).rejects.toThrow(/check/i)
    await expect(wrong({ total_paise: -1 })).rejects.toThrow(/check/i)
    if (engine !== 'sqlite') return
    const { rows } = await sql`pragma integrity_check`.execute(db.read)
    expect(rows).toEqual([{ integrity_check: 'ok' }])
  })
})
