import { expect, it } from 'vitest'
import { createLeastRecent } from './least-recent.ts'

const of100 = () => createLeastRecent<string>(100)

it('forgets what nobody asked for the longest time, not what came first', () => {
  const memory = of100()
  memory.set('a', 'ivory', 40)
  memory.set('b', 'maroon', 40)
  memory.get('a')
  memory.set('c', 'indigo', 40)
  expect(['a', 'b', 'c'].map(memory.peek)).toEqual(['ivory', undefined, 'indigo'])
})

it('looking without asking makes nothing younger', () => {
  const memory = of100()
  memory.set('a', 'ivory', 40)
  memory.set('b', 'maroon', 40)
  memory.peek('a')
  memory.set('c', 'indigo', 40)
  expect(memory.peek('a')).toBeUndefined()
})

it('counts what stands there and no more, also when it grows, is replaced or dropped', () => {
  const memory = of100()
  memory.set('a', 'ivory', 40)
  memory.grow('a', 'ivory', 10)
  memory.grow('a', 'another', 10)
  memory.grow('gone', 'ivory', 10)
  expect(memory.figures()).toEqual({ entries: 1, bytes: 50 })
  memory.set('a', 'maroon', 20)
  expect(memory.figures()).toEqual({ entries: 1, bytes: 20 })
  memory.delete('a')
  memory.delete('a')
  expect(memory.figures()).toEqual({ entries: 0, bytes: 0 })
  memory.set('b', 'indigo', 30)
  memory.clear()
  expect(memory.figures()).toEqual({ entries: 0, bytes: 0 })
})

it('what grows makes the others go', () => {
  const memory = of100()
  memory.set('a', 'ivory', 40)
  memory.set('b', 'maroon', 40)
  memory.grow('b', 'maroon', 40)
  expect(memory.figures()).toEqual({ entries: 1, bytes: 80 })
})

it('what is larger than everything together is not remembered, nor what it came to replace', () => {
  const memory = of100()
  memory.set('a', 'ivory', 40)
  memory.set('b', 'maroon', 40)
  memory.set('a', 'huge', 101)
  expect(['a', 'b'].map(memory.peek)).toEqual([undefined, 'maroon'])
})
