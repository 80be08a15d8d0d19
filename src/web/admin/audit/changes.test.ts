import { describe, expect, it } from 'vitest'
import { changesOf } from './changes.ts'

describe('changesOf', () => {
  it('names the fields that differ and leaves out what changes with every write', () => {
    expect(
      changesOf({ name: 'A', stock: 2, revision: 4 }, { name: 'A', stock: 5, revision: 5 }),
    ).toEqual([{ field: 'stock', before: '2', after: '5' }])
  })

  it('of a partial change only what it names', () => {
    expect(changesOf({ name: 'A', stock: 2 }, { stock: 3 })).toEqual([
      { field: 'stock', before: '2', after: '3' },
    ])
  })

  it('of something new or gone every field that says something', () => {
    expect(changesOf(null, { id: 1, title: 'T', content: '' })).toEqual([
      { field: 'title', before: undefined, after: 'T' },
    ])
    expect(changesOf({ title: 'T' }, null)).toEqual([
      { field: 'title', before: 'T', after: undefined },
    ])
  })
})
