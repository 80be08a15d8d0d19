import { expect, it } from 'vitest'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { registerShop } from '#test/tax-shop.ts'
import { newDispatches } from './dispatch-work.ts'
import { documentBooksOf } from './document-books.ts'

onNewShops('the documents of a shop after a kill', (testShop) => {
  const books = (dispatches = newDispatches()) =>
    documentBooksOf(testShop().shop.db.read, dispatches)

  /** An order as the trial's buyers place it, with its key as a note, that has gone out and come back. */
  async function backAgain() {
    await openForBusiness(testShop())
    await registerShop(testShop())
    const made = await anOrder(testShop(), { more: { note: 'a-key' } })
    await made.deliver()
    const returnId = await made.askBack()
    const path = `/api/admin/returns/${returnId}`
    must(await made.owner.post(`${path}/decision`, { isApproved: true }))
    must(await made.owner.post(`${path}/receipt`, { isRestocked: true }))
    return { ...made, returnId }
  }

  it('are whole where nothing was cut off', async () => {
    const { id, returnId } = await backAgain()
    const dispatches = { ...newDispatches(), shipped: new Set([id]), received: new Set([returnId]) }
    expect(await books(dispatches)).toEqual({ halves: [], gaps: [], lost: 0 })
  })

  it('are not where a step was kept in part, a number was lost, or a confirmed step is gone', async () => {
    const { id } = await backAgain()
    const { db } = testShop().shop
    await db.write(async (tx) => {
      const { id: _, ...invoice } = await tx
        .selectFrom('documents')
        .selectAll()
        .where('kind', '=', 'tax-invoice')
        .executeTakeFirstOrThrow()
      const bare = { ...invoice, order_id: null, number: 'INV-2526-000003', cancelled_at: 1 }
      await tx.insertInto('documents').values(bare).execute()
      await tx.updateTable('orders').set({ invoice_number: null }).where('id', '=', id).execute()
      await tx.updateTable('orders').set({ credited_paise: 0 }).where('id', '=', id).execute()
      await tx.updateTable('orders').set({ refunded_paise: 5 }).where('id', '=', id).execute()
    })
    const refunded = new Set([id])
    const { halves, gaps, lost } = await books({ ...newDispatches(), refunded })
    expect(halves).toEqual([
      '1 documents without rows',
      '1 documents without an order',
      '1 orders sent without an invoice',
      '1 orders credited otherwise than by their notes',
      '1 orders whose refunds are not what went back',
    ])
    expect([gaps, lost]).toEqual([['invoice:2526'], 1])
  })
})
