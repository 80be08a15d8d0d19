import fc from 'fast-check'
import { expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { PlacedOrder } from '#contract/orders/types.ts'
import { StaffReturnPage } from '#contract/returns/types.ts'
import type { TestShop } from '#test/create-test-shop.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { cashGoesTo, order } from '#test/ordering.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { newShopper, type Reply, type Shopper, signedIn } from '#test/shopper.ts'

const start = 9

/** An order of so many pieces of each of some new products, and the hands that move it. */
async function sold(testShop: TestShop, manager: Shopper, quantities: readonly number[]) {
  const { shop } = testShop
  await shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
  const guest = newShopper(testShop)
  const ids: number[] = []
  for (const quantity of quantities) {
    const id = await addPiece(shop, { price: 900, stock: start })
    must(await guest.post('/api/cart/lines', { productId: id, quantity }))
    ids.push(id)
  }
  const { token } = (await order(guest)).as(PlacedOrder)
  const { id } = await shop.db.read
    .selectFrom('orders')
    .select('id')
    .where('token', '=', token)
    .executeTakeFirstOrThrow()
  const api = `/api/admin/orders/${id}`
  const { lines } = (await manager.get(api)).as(StaffOrder)
  const lineIds = ids.map((one) => lines.find((line) => line.productId === one)?.id ?? 0)
  const returnIds = async () => {
    const page = (await manager.get('/api/admin/returns')).as(StaffReturnPage)
    const own = page.items.filter((one) => one.orderId === id)
    return own.map((one) => one.id).sort((one, other) => one - other)
  }
  return {
    ids,
    lineIds,
    move: (to: string, isRestocked?: boolean) =>
      manager.post(`${api}/moves`, { to, ...(isRestocked !== undefined && { isRestocked }) }),
    cancel: () => guest.post(`/api/orders/${token}/cancel`),
    ask: (wished: readonly number[]) =>
      guest.post(`/api/orders/${token}/returns`, {
        ...{ wish: 'return', reason: 'colour', ...cashGoesTo },
        lines: wished.flatMap((quantity, at) =>
          quantity > 0 ? [{ lineId: lineIds[at], quantity }] : [],
        ),
      }),
    async onReturn(at: number, act: string, form: object): Promise<Reply | null> {
      const id = (await returnIds())[at]
      return id === undefined ? null : manager.post(`/api/admin/returns/${id}/${act}`, form)
    },
    async deliver() {
      for (const to of ['packed', 'shipped', 'delivered']) {
        expect((await this.move(to)).status).toBe(200)
      }
    },
  }
}
type Sold = Awaited<ReturnType<typeof sold>>

type Step =
  | { kind: 'move'; to: string; isRestocked: boolean | undefined }
  | { kind: 'cancel' }
  | { kind: 'ask'; wished: [number, number] }
  | { kind: 'decide'; at: number; isApproved: boolean }
  | { kind: 'receive'; at: number; isRestocked: boolean }
  | { kind: 'close'; at: number }

const wish = fc.constantFrom(true, false, undefined)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    to: fc.constantFrom('packed', 'shipped', 'delivered', 'on_hold', 'confirmed', 'cancelled'),
    isRestocked: wish,
  }),
  fc.record({
    kind: fc.constant('move' as const),
    to: fc.constant('returned'),
    isRestocked: wish,
  }),
  fc.record({ kind: fc.constant('cancel' as const) }),
  fc.record({
    kind: fc.constant('ask' as const),
    wished: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })),
  }),
  fc.record({
    kind: fc.constant('decide' as const),
    at: fc.nat({ max: 2 }),
    isApproved: fc.integer({ min: 0, max: 3 }).map((one) => one > 0),
  }),
  fc.record({
    kind: fc.constant('receive' as const),
    at: fc.nat({ max: 2 }),
    isRestocked: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('close' as const), at: fc.nat({ max: 2 }) }),
)

/** Where each piece of each line is: with the buyer, on sale again, or put aside. */
type Whereabouts = ('out' | 'shelf' | 'aside')[][]

function bringBack(lines: Whereabouts, wished: readonly number[], to: 'shelf' | 'aside') {
  for (const [at, pieces] of lines.entries()) {
    for (let count = wished[at] ?? 0; count > 0; count -= 1) {
      const piece = pieces.indexOf('out')
      if (piece >= 0) pieces[piece] = to
    }
  }
}

/** Makes a step and, where the shop took it, the same with the pieces themselves. */
async function walk(sale: Sold, one: Step, lines: Whereabouts, returns: number[][]) {
  const all = lines.map((pieces) => pieces.length)
  switch (one.kind) {
    case 'move': {
      const reply = await sale.move(one.to, one.isRestocked)
      const usual = one.to === 'cancelled'
      const goesBack = ['cancelled', 'returned'].includes(one.to) && (one.isRestocked ?? usual)
      if (reply.status === 200 && goesBack) bringBack(lines, all, 'shelf')
      return reply
    }
    case 'cancel': {
      const reply = await sale.cancel()
      if (reply.status === 200) bringBack(lines, all, 'shelf')
      return reply
    }
    case 'ask': {
      const reply = await sale.ask(one.wished)
      if (reply.status === 200) returns.push([...one.wished])
      return reply
    }
    case 'decide':
      return sale.onReturn(one.at, 'decision', { isApproved: one.isApproved })
    case 'receive': {
      const { isRestocked } = one
      const reply = await sale.onReturn(one.at, 'receipt', { isRestocked })
      const to = isRestocked ? 'shelf' : 'aside'
      if (reply?.status === 200) bringBack(lines, returns[one.at] ?? [], to)
      return reply
    }
    case 'close':
      return sale.onReturn(one.at, 'closing', {})
  }
}

onBothEngines('pieces that come back', (testShop) => {
  const stocks = (sale: Sold) => Promise.all(sale.ids.map((id) => stockOf(testShop().shop, id)))
  const manager = () => signedIn(testShop(), 'manager')
  const accepted = async (sale: Sold, wished: number[], at = 0) => {
    expect((await sale.ask(wished)).status).toBe(200)
    expect((await sale.onReturn(at, 'decision', { isApproved: true }))?.status).toBe(200)
  }

  it('a part that came back by a return is not counted again with the whole order', async () => {
    const sale = await sold(testShop(), await manager(), [2])
    await sale.deliver()
    await accepted(sale, [1])
    await sale.onReturn(0, 'receipt', { isRestocked: true })
    expect(await stocks(sale)).toEqual([8])
    expect((await sale.move('returned', true)).status).toBe(200)
    expect(await stocks(sale)).toEqual([9])
  })

  it('a return that arrives after the whole order was taken back brings nothing more', async () => {
    const staff = await manager()
    const sale = await sold(testShop(), staff, [1])
    await sale.deliver()
    await accepted(sale, [1])
    await sale.move('returned', true)
    expect(await stocks(sale)).toEqual([9])
    const reply = await sale.onReturn(0, 'receipt', { isRestocked: true })
    expect(reply?.status).toBe(200)
    expect(await stocks(sale)).toEqual([9])
    expect(reply?.as(StaffOrder).returns[0]?.state).toBe('received')
    const newest = (await staff.get('/api/admin/returns')).as(StaffReturnPage).items[0]
    expect(newest?.isRestocked).toBe(false)
  })

  it('a torn piece stays away when the rest of the order goes back on sale', async () => {
    const sale = await sold(testShop(), await manager(), [3])
    await sale.deliver()
    await accepted(sale, [1])
    await sale.onReturn(0, 'receipt', { isRestocked: false })
    await sale.move('returned', true)
    expect(await stocks(sale)).toEqual([8])
  })

  it('a parcel refused at the door is counted once, and so is one returned in parts', async () => {
    const refused = await sold(testShop(), await manager(), [2])
    await refused.move('packed')
    await refused.move('shipped')
    await refused.move('returned', true)
    expect(await stocks(refused)).toEqual([9])
    const parts = await sold(testShop(), await manager(), [2])
    await parts.deliver()
    await accepted(parts, [1])
    await accepted(parts, [1], 1)
    await parts.onReturn(0, 'receipt', { isRestocked: true })
    await parts.onReturn(1, 'receipt', { isRestocked: true })
    expect((await parts.move('returned', true)).status).toBe(409)
    expect(await stocks(parts)).toEqual([9])
  })

  it('two who take the same pieces back at once count them once', async () => {
    const sale = await sold(testShop(), await manager(), [2])
    await sale.deliver()
    await accepted(sale, [2])
    await Promise.all([
      sale.onReturn(0, 'receipt', { isRestocked: true }),
      sale.move('returned', true),
      sale.onReturn(0, 'receipt', { isRestocked: true }),
    ])
    expect(await stocks(sale)).toEqual([9])
  })

  it('whatever happens: stock and what is not back make what there was, and the ledger agrees', async () => {
    const { shop } = testShop()
    const staff = await manager()
    const begins = fc.constantFrom('confirmed', 'shipped', 'delivered', 'delivered')
    const quantities = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
    const steps = fc.array(step, { minLength: 3, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(begins, quantities, steps, async (begin, sold2, walked) => {
        const sale = await sold(testShop(), staff, sold2)
        if (begin === 'delivered') await sale.deliver()
        if (begin === 'shipped') {
          await sale.move('packed')
          await sale.move('shipped')
        }
        const lines: Whereabouts = sold2.map((quantity) => Array(quantity).fill('out'))
        const returns: number[][] = []
        for (const one of walked) {
          const reply = await walk(sale, one, lines, returns)
          expect(reply?.status ?? 200).toBeLessThan(500)
          const away = lines.map((pieces) => pieces.filter((piece) => piece !== 'shelf').length)
          expect(await stocks(sale)).toEqual(away.map((pieces) => start - pieces))
        }
        for (const id of sale.ids) {
          const ledger = await shop.db.read
            .selectFrom('stock_ledger')
            .select(['change', 'stock_after'])
            .where('product_id', '=', id)
            .orderBy('id')
            .execute()
          const left = await stockOf(shop, id)
          expect(ledger.reduce((sum, { change }) => sum + change, start)).toBe(left)
          expect(ledger.at(-1)?.stock_after).toBe(left)
        }
      }),
      { numRuns: 40 },
    )
  })
})
