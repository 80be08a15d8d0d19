import { expect, it } from 'vitest'
import { meetNewer, readable } from './meet-newer.ts'

const base = { name: 'Mayil', price: '100', text: 'old', tags: ['a'] }

it('follows what the other has changed alone, keeps what was typed, and names what both have', () => {
  const mine = { ...base, name: 'Mayil Silk', text: 'mine' }
  const theirs = { ...base, price: '120', text: 'theirs', tags: ['a', 'b'] }
  expect(meetNewer(base, mine, theirs)).toEqual({
    merged: { name: 'Mayil Silk', price: '120', text: 'mine', tags: ['a', 'b'] },
    followed: ['price', 'tags'],
    clashes: ['text'],
  })
})

it('two who wrote the same do not clash', () => {
  const both = { ...base, text: 'new' }
  expect(meetNewer(base, both, both)).toEqual({ merged: both, followed: [], clashes: [] })
})

it('nothing that was typed is ever replaced', () => {
  const mine = { name: '1', price: '2', text: '3', tags: ['4'] }
  const theirs = { name: '5', price: '6', text: '7', tags: ['8'] }
  const met = meetNewer(base, mine, theirs)
  expect([met.merged, met.clashes]).toEqual([mine, ['name', 'price', 'text', 'tags']])
})

it('lists are read line by line', () => {
  expect(
    readable([
      { question: 'How?', answer: 'So.' },
      { question: 'Why?', answer: '' },
    ]),
  ).toBe('How? · So.\nWhy?')
  expect([readable(true), readable(null), readable(5)]).toEqual(['true', '', '5'])
})
