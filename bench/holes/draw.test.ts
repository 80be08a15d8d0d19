import { describe, expect, it } from 'vitest'
import { amongThem, drawn } from '../mutants/draw.ts'

const mutants = Array.from({ length: 400 }, (_, line) => ({
  ...{ id: String(line), file: line < 100 ? 'few.ts' : 'many.ts', replacement: 'false' },
  location: { start: { line, column: 3 }, end: { line, column: 9 } },
}))
const linesOf = (found: typeof mutants) => found.map(({ location }) => location.start.line)

describe('a sample of mutants', () => {
  it('is as large as asked, without the same one twice, and of all files', () => {
    const sample = drawn(mutants, 60, '1')
    expect(new Set(linesOf(sample)).size).toBe(60)
    expect(new Set(sample.map(({ file }) => file))).toEqual(new Set(['few.ts', 'many.ts']))
  })

  it('is all there are where that is fewer', () => {
    expect(drawn(mutants, 500, '1')).toHaveLength(400)
  })

  it('is the same for the same seed, whatever the order, and another for another', () => {
    const sample = linesOf(drawn(mutants, 60, '1'))
    expect(linesOf(drawn(mutants.toReversed(), 60, '1'))).toEqual(sample)
    expect(linesOf(drawn(mutants, 60, '2'))).not.toEqual(sample)
  })

  it('is found again in its files, without the change that only begins where one of it does', () => {
    const [whole, another] = mutants
    if (!whole || !another) throw new Error('There are no mutants.')
    const { start } = whole.location
    const inner = { ...whole, location: { start, end: { ...start, column: 5 } } }
    expect(amongThem([inner, whole, another], [whole])).toEqual([whole])
    expect(amongThem([inner, whole, another], [whole, inner])).toEqual([inner, whole])
  })
})
