import { expect, it } from 'vitest'
import { anOrder } from '#test/an-order.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { linesOf, orderById } from '../order-records/queries.ts'
import { presentForStaff, presentOwn, presentShown, saidIn } from './present.ts'
import type { ReviewRow } from './queries.ts'

// What everybody, its writer and staff are told of a review, waiting, shown and refused.

const at = Date.UTC(2026, 0, 15, 6, 30)
const moment = '2026-01-15T06:30:00.000Z'
const review: ReviewRow = {
  ...{
    id: 6,
    product_id: 7,
    user_id: null,
    order_line_id: null,
    replied_at: at,
    author: 'Meena R.',
    rating: 4,
    title: 'Lovely',
  },
  ...{ comment: 'It drapes well.', photos: '["/media/a.jpg","/media/gone.jpg","/media/b.jpg"]' },
  ...{ status: 'approved', status_reason: null, status_words: '', reply: 'Thank you!' },
  ...{ is_demo: 0, created_at: at, decided_at: at + 1000 },
}
const photos = [
  {
    ...{ src: '/media/a.jpg', alt: 'Photo by Meena R.', width: 800, height: 1200 },
    preview: 'data:a',
  },
  { src: '/media/b.jpg', alt: 'Photo by Meena R.', width: 600, height: 900, preview: '' },
]
const said = { rating: 4, title: 'Lovely', comment: 'It drapes well.', author: 'Meena R.' }

onNewShops('a review', (testShop) => {
  const read = async () => {
    const { db } = testShop().shop
    const picture = { bytes: 1, created_at: at }
    const rows = [
      { ...picture, path: '/media/a.jpg', width: 800, height: 1200, preview: 'data:a' },
      { ...picture, path: '/media/b.jpg', width: 600, height: 900, preview: '' },
    ]
    await db.write((tx) => tx.insertInto('pictures').values(rows).execute())
    return db.read
  }

  it('that is shown has its stars, its words and every photo that is there, with who took it', async () => {
    const { id, author, rating, title, comment, reply, created_at, is_demo } = review
    const row = { id, author, rating, title, comment, reply, created_at, is_demo }
    const shown = { ...said, id, reply: 'Thank you!', createdAt: moment, isDemo: false }
    const db = await read()
    expect(await presentShown(db, [{ ...row, photos: review.photos }])).toStrictEqual([
      { ...shown, photos },
    ])
    const plain = { ...row, photos: '["/media/gone.jpg"]', is_demo: 1 }
    expect(await presentShown(db, [plain])).toStrictEqual([{ ...shown, photos: [], isDemo: true }])
  })

  it('staff see its state, its piece and its order, and when it was decided', async () => {
    const db = await read()
    const piece = { name: 'Arakku', code: 'KJ-7', slug: 'arakku' }
    const row = { ...review, ...piece, order_id: 5, number: 'PAL-2026-000005' }
    const desk = {
      ...{ ...said, id: 6, state: 'approved', photos, refusal: null, words: '', isDemo: false },
      ...{ product: { id: 7, ...piece }, order: { id: 5, number: 'PAL-2026-000005' } },
      ...{ reply: 'Thank you!', createdAt: moment, decidedAt: '2026-01-15T06:30:01.000Z' },
      version: expect.any(String),
    }
    expect(await presentForStaff(db, [row])).toStrictEqual([desk])
    const waiting = {
      ...{ ...row, status: 'pending' as const, decided_at: null, order_id: null, number: null },
      ...{ comment: null, is_demo: 1 },
    }
    expect(await presentForStaff(db, [waiting])).toStrictEqual([
      { ...desk, state: 'pending', decidedAt: null, order: null, comment: '', isDemo: true },
    ])
    const refused = {
      status: 'rejected',
      status_reason: 'personal',
      status_words: 'A name',
    } as const
    expect(await presentForStaff(db, [{ ...row, ...refused }])).toMatchObject([
      { state: 'rejected', refusal: 'personal', words: 'A name' },
    ])
  })

  it('is another one for staff once its writer has changed anything of it', () => {
    expect(saidIn(review)).toEqual({ ...said, photos: JSON.parse(review.photos) })
    expect(saidIn({ ...review, comment: null }).comment).toBe('')
  })

  it('its writer may change it on its own line until it is decided, and write one of each saree', async () => {
    const [one, two] = [await anOrder(testShop()), await anOrder(testShop())]
    const { db } = testShop().shop
    const both = async (id: number) => {
      const order = await orderById(db.read, id)
      if (!order) throw new Error('The order is not there.')
      return presentOwn(db.read, order, await linesOf(db.read, [id]))
    }
    const set = (columns: Partial<Pick<ReviewRow, 'status'>>) =>
      db.write((tx) => tx.updateTable('reviews').set(columns).execute())
    expect(await both(one.id)).toEqual({ reviews: [], reviewableLines: [] })
    for (const { deliver } of [one, two]) await deliver()
    const [bought] = await linesOf(db.read, [two.id])
    if (!bought) throw new Error('The order has no line.')
    const beside = bought.id + 1
    await db.write((tx) =>
      tx
        .insertInto('order_lines')
        .values({ ...bought, id: beside, order_id: one.id })
        .execute(),
    )
    expect(await both(one.id)).toEqual({ reviews: [], reviewableLines: [one.lineId, beside] })
    const { id: _, ...row } = { ...review, photos: '[]', reply: '' }
    await db.write(async (tx) => {
      await tx
        .insertInto('reviews')
        .values({ ...row, status: 'pending', product_id: one.productId, order_line_id: one.lineId })
        .execute()
    })
    const written = { ...said, lineId: one.lineId, photos: [], refusal: null, words: '' }
    expect(await both(one.id)).toEqual({
      reviews: [{ ...written, state: 'pending' }],
      reviewableLines: [one.lineId, beside],
    })
    expect(await both(two.id)).toEqual({ reviews: [], reviewableLines: [two.lineId] })
    // The same saree, bought again: what was said of it stands on the order that it was said on.
    await db.write((tx) =>
      tx
        .updateTable('order_lines')
        .set({ product_id: one.productId })
        .where('id', '=', two.lineId)
        .execute(),
    )
    expect(await both(two.id)).toEqual({ reviews: [], reviewableLines: [] })
    for (const status of ['approved', 'rejected'] as const) {
      await set({ status })
      expect(await both(one.id)).toEqual({
        reviews: [{ ...written, state: status }],
        reviewableLines: [beside],
      })
    }
  })
})
