import { expect, it } from 'vitest'
import { TooManyWait, turns } from './turns.ts'

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

it('turns away who comes when too many wait, but nobody urgent, who goes first', async () => {
  const turn = turns(1, 1)
  const done: string[] = []
  let end = () => {}
  const first = turn(() => new Promise<void>((resolve) => (end = resolve)))
  const work = (name: string) => async () => void done.push(name)
  const second = turn(work('second'))
  await expect(turn(work('third'))).rejects.toThrow(TooManyWait)
  const buyer = turn(work('buyer'), { isUrgent: true })
  expect(turn.waiting()).toBe(2)
  end()
  await Promise.all([first, second, buyer])
  expect(done).toEqual(['buyer', 'second'])
  expect(turn.waiting()).toBe(0)
})
