import { expect, it } from 'vitest'
import { createTimings, slowestOf } from './timings.ts'

it('names the slowest path first, once it was asked for a few times', () => {
  const timings = createTimings()
  for (const ms of [10, 11, 12, 90]) timings.note('/', ms)
  for (const ms of [200, 210, 220]) timings.note('/products', ms)
  timings.note('/rare', 5000)
  expect(slowestOf([timings.times()], 10)).toEqual([
    { path: '/products', count: 3, p50: 210, p95: 220 },
    { path: '/', count: 4, p50: 11, p95: 90 },
    { path: '/rare', count: 1, p50: 5000, p95: 5000 },
  ])
})

it('forgets the oldest request for the newest', () => {
  const timings = createTimings(3)
  timings.note('/old', 1)
  for (const ms of [5, 6, 7]) timings.note('/new', ms)
  expect(slowestOf([timings.times()], 10)).toEqual([{ path: '/new', count: 3, p50: 6, p95: 7 }])
})

it('takes the times of several processes as those of one shop', () => {
  const [one, other] = [createTimings(), createTimings()]
  for (const ms of [10, 20]) one.note('/', ms)
  for (const ms of [30, 40]) other.note('/', ms)
  expect(slowestOf([one.times(), other.times()], 10)).toEqual([
    { path: '/', count: 4, p50: 20, p95: 40 },
  ])
})
