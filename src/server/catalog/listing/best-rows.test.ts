import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bestRows } from './best-rows.ts'
import { noBits, setBit } from './bits.ts'
import { createColumns } from './facet-columns.ts'
import { comparing } from './facet-orders.ts'

const rows = fc.array(
  fc.record({
    isFound: fc.boolean(),
    score: fc.integer({ min: 0, max: 6 }),
    publishedAt: fc.integer({ min: 0, max: 20 }),
    isSoldOut: fc.boolean(),
  }),
  { maxLength: 200 },
)

it('gives the rows that sorting all of them would give first', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 60 }), (all, most) => {
      const columns = createColumns()
      const matching = noBits()
      const scores = new Uint8Array(all.length)
      for (const [row, { isFound, score, publishedAt, isSoldOut }] of all.entries()) {
        columns.ids[row] = row + 1
        columns.publishedAt[row] = publishedAt
        setBit(columns.soldOut, row, isSoldOut)
        setBit(matching, row, isFound)
        scores[row] = score
      }
      const latest = comparing(columns, 'latest')
      const order = Int32Array.from(all.keys()).sort(latest)
      const found = [...order].filter((row) => all[row]?.isFound)
      const sorted = found.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || latest(a, b))
      expect(bestRows(order, matching, { scores, most })).toEqual(sorted.slice(0, most))
    }),
  )
})
