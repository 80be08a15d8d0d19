import { describe, expect, it } from 'vitest'
import { aggregate, starsOf } from './rating.ts'

const draw = (rating: number) =>
  starsOf(rating)
    .map((star) => ({ full: '*', half: '+', empty: '.' })[star])
    .join('')

describe('stars: 5 shown, with half-star rounding at fraction 0.5 or more', () => {
  it.each([
    [0, '.....'],
    [4.4, '****.'],
    [4.5, '****+'],
    [4.9, '****+'],
    [5, '*****'],
  ])('%s shows %s', (rating, drawn) => {
    expect(draw(rating)).toBe(drawn)
  })
})

describe('one real aggregate from real reviews', () => {
  it('has one decimal', () => {
    expect(aggregate(107, 24)).toEqual({ rating: 4.5, reviewCount: 24 })
  })

  it('is 0 of 0 while nobody has reviewed', () => {
    expect(aggregate(0, 0)).toEqual({ rating: 0, reviewCount: 0 })
  })
})
