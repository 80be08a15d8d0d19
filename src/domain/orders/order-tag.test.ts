import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tagIn, tagKey, tagsIn } from './order-tag.ts'

it('a tag is the same one however it is written', () => {
  expect(tagKey('  Gift   Wrap ')).toBe(tagKey('gift wrap'))
  expect(tagIn('gift\u202E wrap')).toBe('gift wrap')
  expect(tagKey('பரிசு')).not.toBe(tagKey('Gift'))
})

it('what is typed with commas between is each tag once, and no empty one', () => {
  expect(tagsIn('Gift, urgent,, gift ,  ')).toEqual(['gift', 'urgent'])
})

it('what was kept once is kept the same again', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(tagIn(tagIn(text))).toBe(tagIn(text))
    }),
  )
})
