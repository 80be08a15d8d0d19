import { expect, it } from 'vitest'
import { fieldsBefore, isAsLeft, mayUndo } from './undo.ts'

const minute = 60_000

it('a change of many can be taken back for ten minutes, once', () => {
  const change = { at: 0, undone_at: null }
  expect(mayUndo(change, 10 * minute - 1)).toBe(true)
  expect(mayUndo(change, 10 * minute)).toBe(false)
  expect(mayUndo({ ...change, undone_at: 1 }, minute)).toBe(false)
})

it('it takes back what it wrote and nothing else', () => {
  const before = { price_paise: 100, name: 'Rani', publish_at: undefined }
  expect(fieldsBefore(before, { price_paise: 90 })).toEqual({ price_paise: 100 })
  expect(fieldsBefore(before, { publish_at: 5 })).toEqual({ publish_at: null })
})

it('what somebody else has written since stays theirs', () => {
  expect(isAsLeft({ price_paise: 90, name: 'Rani' }, { price_paise: 90 })).toBe(true)
  expect(isAsLeft({ price_paise: 95, name: 'Rani' }, { price_paise: 90 })).toBe(false)
})
