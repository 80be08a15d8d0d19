import { expect, it } from 'vitest'
import { onBothEngines } from '#test/on-both-engines.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { keepAside } from './hold-queries.ts'
import { goneError, restock, takeStock, tryTakeStock } from './move-stock.ts'

onBothEngines('the stock', (testShop) => {
  const owner = {}
  const now = () => testShop().clock.now
  const revisionOf = async (id: number) => {
    const products = testShop().shop.db.read.selectFrom('products').select('revision')
    return (await products.where('id', '=', id).executeTakeFirstOrThrow()).revision
  }

  it('gives all pieces, and says what is left of each and that they changed', async () => {
    const { shop } = testShop()
    const [one, other] = [await addPiece(shop, { stock: 5 }), await addPiece(shop, { stock: 2 })]
    const pieces = [
      { productId: other, quantity: 2 },
      { productId: one, quantity: 1 },
    ]
    const taken = await shop.db.write((tx) => takeStock(tx, pieces, owner, now()))
    expect(taken.missing).toEqual([])
    expect([...taken.left].sort(([a], [b]) => a - b)).toEqual([
      [one, 4],
      [other, 0],
    ])
    expect(await revisionOf(one)).toBe(taken.revision)
  })

  it('names what cannot be had, and puts back what could where the rest goes on without', async () => {
    const { shop } = testShop()
    const [few, many, gone] = [
      await addPiece(shop, { stock: 1 }),
      await addPiece(shop, { stock: 5 }),
      await addPiece(shop, { stock: 0 }),
    ]
    const pieces = [gone, many, few].map((productId) => ({ productId, quantity: 2 }))
    const { missing } = await shop.db.write((tx) => tryTakeStock(tx, pieces, owner, now()))
    expect(missing).toEqual([few, gone])
    expect(await Promise.all([few, many, gone].map((id) => stockOf(shop, id)))).toEqual([1, 5, 0])
    const had = [{ productId: many, quantity: 2 }]
    const all = await shop.db.write((tx) => tryTakeStock(tx, had, owner, now()))
    expect([all.missing, all.left.get(many), await stockOf(shop, many)]).toEqual([[], 3, 3])
  })

  it('says of each piece why it cannot be had, each sentence once', async () => {
    const { shop } = testShop()
    const wish = async (name: string, stock: number) => addPiece(shop, { name, stock })
    const [few, sold, kept, half] = [
      ...[await wish('Mayil', 2), await wish('Annam', 0)],
      ...[await wish('Kolam', 1), await wish('Malli', 3)],
    ]
    const until = now() + 15 * 60_000
    const pieces = [
      { productId: kept ?? 0, quantity: 1 },
      { productId: half ?? 0, quantity: 2 },
    ]
    const hold = { kind: 'checkout', expires_at: until, owner, now: now() } as const
    await shop.db.write((tx) => keepAside(tx, pieces, hold))
    // A piece that is gone comes free for nobody, whoever kept it aside.
    const lost = await wish('Pavalam', 1)
    const all = [{ productId: lost, quantity: 1 }]
    await shop.db.write(async (tx) => {
      await keepAside(tx, all, hold)
      await tx.updateTable('products').set({ stock: 0 }).where('id', '=', lost).execute()
    })
    const ids = [few ?? 0, sold ?? 0, kept ?? 0, half ?? 0, lost, 999_998, 999_999]
    const error = await goneError(shop.db.read, ids, owner, now())
    const away = 'One of the sarees is no longer available.'
    const sentences = [
      'Only 2 left of Mayil.',
      'Annam is sold out.',
      'Kolam is on hold until 12:15 pm.',
      'Only 1 left of Malli.',
      'Pavalam is sold out.',
      away,
    ]
    expect(error.message).toBe(sentences.join(' '))
    expect(error).toMatchObject({ code: 'out_of_stock' })
    const words = [...sentences, away]
    expect(error.fields).toEqual(
      Object.fromEntries(ids.map((id, at) => [`lines.${id}`, words[at]])),
    )
  })

  it('is left alone where nothing comes back', async () => {
    const { shop } = testShop()
    const before = shop.db.version()
    const entry = { reason: 'cancelled', orderId: 1, userId: null, now: now() } as const
    await shop.db.write((tx) => restock(tx, [], entry))
    expect(shop.db.version()).toEqual(before)
  })
})
