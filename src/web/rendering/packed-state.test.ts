import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hidden, noteText, pack } from './packed-state.ts'

it('brings any answers back as they were, whatever they hold, and ends no script element', () => {
  const answers = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }))
  fc.assert(
    fc.property(answers, fc.string(), (given, word) => {
      const all = { ...given, [word]: `</script><!--${word}` }
      const text = pack(all)
      expect(text).not.toContain('<')
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(all)))
    }),
  )
})

it('writes the same text whichever answer came first', () => {
  expect(pack({ '/api/b': 1, '/api/a': [2] })).toBe(pack({ '/api/a': [2], '/api/b': 1 }))
})

it('leaves out what was never answered', () => {
  expect(pack({ '/api/a': undefined, '/api/b': null })).toBe('{"/api/b":null}')
})

it('takes the text of an answer that is kept as it is', () => {
  const answer = Object.freeze({ name: 'Pallu' })
  noteText({ answer, text: '{"name": "Pallu"}' })
  expect(pack({ '/api/shop': answer })).toBe('{"/api/shop":{"name": "Pallu"}}')
})

it('hides the answers of a whole page from whoever copies or serialises them', () => {
  const state = hidden({ '/api/a': 1 })
  expect(state.answers).toEqual({ '/api/a': 1 })
  expect(JSON.stringify(state)).toBe('{}')
  expect({ ...state }).toEqual({})
})
