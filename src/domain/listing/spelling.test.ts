import fc from 'fast-check'
import { expect, it } from 'vitest'
import { respelt, spellingInUse } from './spelling.ts'

const colours = ['Sky Blue', 'Off White', 'Rani']

it('there is no “Skyblue” beside “Sky Blue”', () => {
  for (const typed of ['Skyblue', 'sky blue', 'Sky-Blue', ' SKY  BLUE ', 'Ｓｋｙ Blue'])
    expect(spellingInUse(typed, colours), typed).toBe('Sky Blue')
})

it('what is spelt as in use stays, and so does what is new', () => {
  for (const typed of ['Sky Blue', 'Off White ', 'Sky', 'Peacock', '', ' - '])
    expect(spellingInUse(typed, colours), typed).toBeNull()
})

it('of two spellings in use neither is taken for the other', () => {
  expect(spellingInUse('Skyblue', ['Sky Blue', 'Skyblue'])).toBeNull()
})

it('vowel signs are letters: two words of Tamil that differ by one are two', () => {
  expect(spellingInUse('பட்டு', ['பட்ட'])).toBeNull()
})

it('of a fact only the part that shoppers filter by is spelt anew', () => {
  expect(respelt('weave', 'korvai, three-shuttle', ['Korvai'])).toEqual({
    said: 'Korvai, three-shuttle',
    spelling: 'Korvai',
  })
  expect(respelt('place', 'Kanchipuram, tamilnadu', ['Tamil Nadu'])).toEqual({
    said: 'Kanchipuram, Tamil Nadu',
    spelling: 'Tamil Nadu',
  })
  expect(respelt('weave', 'Korvai, three-shuttle', ['Korvai', 'Threeshuttle'])).toBeNull()
})

it('a value that was spelt anew is not spelt anew again', () => {
  const value = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(value, fc.array(value, { maxLength: 5 }), (typed, inUse) => {
      const kept = inUse.map((one) => one.trim())
      const spelling = spellingInUse(typed, kept)
      if (spelling !== null) expect(spellingInUse(spelling, kept)).toBeNull()
    }),
  )
})
