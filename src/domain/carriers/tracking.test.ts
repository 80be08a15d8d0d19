import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  isAfterEnd,
  isOfBefore,
  isUnderWay,
  stageAfter,
  type TrackingStage,
  trackingStages,
} from './tracking.ts'

const stage = fc.constantFrom(...trackingStages)
const after = (news: readonly TrackingStage[]) =>
  news.reduce<TrackingStage | null>((now, one) => stageAfter(now, one), null)

it('a parcel goes on with each piece of news', () => {
  expect(stageAfter(null, 'collected')).toBe('collected')
  expect(stageAfter('collected', 'on_the_way')).toBe('on_the_way')
  expect(stageAfter('not_delivered', 'out_for_delivery')).toBe('out_for_delivery')
  expect(stageAfter('refused', 'returned')).toBe('returned')
})

it('late news takes it no further back', () => {
  expect(stageAfter('out_for_delivery', 'collected')).toBe('out_for_delivery')
  expect(stageAfter('refused', 'out_for_delivery')).toBe('refused')
})

it('what was delivered, or is back, stays so', () => {
  fc.assert(
    fc.property(fc.constantFrom('delivered', 'returned'), fc.array(stage), (end, news) => {
      expect(
        [end, ...news].reduce<TrackingStage>(
          (now, one) => stageAfter(now, one as TrackingStage),
          end as TrackingStage,
        ),
      ).toBe(end)
    }),
  )
})

it('news that comes twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(stage, { minLength: 1 }), (news) => {
      const [last] = news.slice(-1) as [TrackingStage]
      expect(after([...news, last])).toBe(after(news))
    }),
  )
})

it('another end after the end is of no parcel, and what came before it may be told late', () => {
  expect(isAfterEnd('delivered', 'lost')).toBe(true)
  expect(isAfterEnd('returned', 'delivered')).toBe(true)
  expect(isAfterEnd('delivered', 'out_for_delivery')).toBe(false)
  expect(isAfterEnd('delivered', 'delivered')).toBe(false)
  expect(isAfterEnd('refused', 'returned')).toBe(false)
})

it('what is heard from long before an order is of another parcel', () => {
  const placed = Date.UTC(2026, 0, 15)
  expect(isOfBefore(placed, placed - 7 * 86_400_000)).toBe(false)
  expect(isOfBefore(placed, placed - 7 * 86_400_000 - 1)).toBe(true)
})

it('a carrier is asked until a parcel has arrived somewhere', () => {
  expect(trackingStages.filter((one) => !isUnderWay(one))).toEqual(['delivered', 'returned'])
  expect(isUnderWay(null)).toBe(true)
})
