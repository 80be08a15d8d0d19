import { expect, it } from 'vitest'
import { rangeIn } from './byte-range.ts'

it.each([
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
])('%s is one part', (header, range) => {
  expect(rangeIn(header, 100)).toEqual(range)
})

it.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=0-1,5-6',
  'lines=0-1',
  'bytes=5-2',
  'bytes=a-b',
])('%s is answered with the whole', (header) => {
  expect(rangeIn(header, 100)).toBeNull()
})

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s lies beyond the end', (header) => {
  expect(rangeIn(header, 100)).toBe('none')
})
