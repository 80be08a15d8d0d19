import { expect, it } from 'vitest'
import { createSemaphore, TooManyWait } from './semaphore.ts'

it('never does more at a time than it may, and everything in its order', async () => {
  const { run } = createSemaphore({ places: 2 })
  const ends: (() => void)[] = []
  const began: number[] = []
  const works = [1, 2, 3, 4].map((number) =>
    run(async () => {
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
  const { run } = createSemaphore({ places: 1 })
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await run(async () => 'yes')).toBe('yes')
})

it('turns away who comes when too many wait, but nobody urgent, who goes first', async () => {
  const { run, figures } = createSemaphore({ places: 1, mostWaiting: 1 })
  const done: string[] = []
  let end = () => {}
  const first = run(() => new Promise<void>((resolve) => (end = resolve)))
  const work = (name: string) => async () => void done.push(name)
  const second = run(work('second'))
  await expect(run(work('third'))).rejects.toThrow(TooManyWait)
  const buyer = run(work('buyer'), { isUrgent: true })
  expect(figures().waiting).toBe(2)
  end()
  await Promise.all([first, second, buyer])
  expect(done).toEqual(['buyer', 'second'])
  expect(figures().waiting).toBe(0)
})

it('lets two in at once, heavy work alone, each in its turn', async () => {
  const semaphore = createSemaphore({ places: 2 })
  const order: string[] = []
  let running = 0
  const work = (name: string, weight: number) =>
    semaphore.run(
      async () => {
        running += weight
        expect(running).toBeLessThanOrEqual(2)
        order.push(name)
        await new Promise(setImmediate)
        running -= weight
        return name
      },
      { weight },
    )
  const all = [work('a', 1), work('b', 1), work('heavy', 2), work('c', 1), work('d', 1)]
  expect(semaphore.figures()).toEqual({ running: 2, waiting: 3 })
  expect(await Promise.all(all)).toEqual(['a', 'b', 'heavy', 'c', 'd'])
  expect(order).toEqual(['a', 'b', 'heavy', 'c', 'd'])
  expect(semaphore.figures()).toEqual({ running: 0, waiting: 0 })
})

it('turns away the urgent too where their line has an end', async () => {
  const { run } = createSemaphore({ places: 1, mostWaiting: 0, mostUrgentWaiting: 1 })
  let end = () => {}
  const first = run(() => new Promise<void>((resolve) => (end = resolve)))
  await expect(run(async () => 'other')).rejects.toThrow(TooManyWait)
  const second = run(async () => 'known', { isUrgent: true })
  await expect(run(async () => 'too late', { isUrgent: true })).rejects.toThrow(TooManyWait)
  end()
  await first
  expect(await second).toBe('known')
})
