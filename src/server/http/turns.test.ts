import { expect, it } from 'vitest'
import { turns } from './turns.ts'

it('never does more at a time than it may, and everything in its order', async () => {
  const turn = turns(2)
  const ends: (() => void)[] = []
  const began: number[] = []
  const works = [1, 2, 3, 4].map((number) =>
    turn(async () => {
      began.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      return number
    }),
  )
  expect(began).toEqual([1, 2])
  ends[1]?.()
  expect(await works[1]).toBe(2)
  await expect.poll(() => began).toEqual([1, 2, 3])
  ends[0]?.()
  await expect.poll(() => began).toEqual([1, 2, 3, 4])
  ends[2]?.()
  ends[3]?.()
  expect(await Promise.all(works)).toEqual([1, 2, 3, 4])
})

it('a work that fails leaves its place to the next', async () => {
  const turn = turns(1)
  await expect(turn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turn(async () => 'yes')).toBe('yes')
})
