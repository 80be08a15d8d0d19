import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isUnderWay, stageAfter, type TrackingStage, trackingStages } from './tracking.ts'

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

it('a carrier is asked until a parcel has arrived somewhere', () => {
  expect(trackingStages.filter((one) => !isUnderWay(one))).toEqual(['delivered', 'returned'])
  expect(isUnderWay(null)).toBe(true)
})
