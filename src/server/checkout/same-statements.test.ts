import { expect, it } from 'vitest'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'
import { jobHandlers } from '../app/job-handlers.ts'
import { onAnswered } from '../platform/db/query-times.ts'
import { performDue } from '../platform/jobs/perform.ts'

onBothEngines('an order', (testShop) => {
  it('asks the database in the words of the one before: a figure in their text would be prepared anew each time', async () => {
    const { shop, clock } = testShop()
    const pieces = [await addPiece(shop, { stock: 4 }), await addPiece(shop, { stock: 4 })]
    const wordsOfAnOrder = async (id: number) => {
      const words = new Set<string>()
      const stop = onAnswered(({ sql }) => void words.add(sql))
      const guest = newShopper(testShop())
      await fill(guest, id)
      expect((await order(guest)).status).toBe(201)
      await performDue(shop, jobHandlers)
      stop()
      return words
    }
    const first = await wordsOfAnOrder(pieces[0] ?? 0)
    clock.now += 1234
    const second = await wordsOfAnOrder(pieces[1] ?? 0)
    expect(second.size).toBeGreaterThan(20)
    expect([...second].filter((sql) => !first.has(sql))).toEqual([])
  })
})
