import { array, assert, double, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { isPhonePicture, shareOfEach, shrunkSize } from './shrink.ts'

it('a picture is shrunk to its longest side, upright or lying, and never enlarged', () => {
  const sizes = (
    [
      [4032, 3024],
      [3024, 4032],
      [800, 600],
      [8000, 2],
    ] as const
  ).map(([width, height]) => Object.values(shrunkSize({ width, height }, 2400)))
  expect(sizes).toEqual([
    ...[
      [2400, 1800],
      [1800, 2400],
    ],
    ...[
      [800, 600],
      [2400, 1],
    ],
  ])
})

it('pictures of phones are known by their type or, where there is none, by their name', () => {
  const known = [
    { name: 'IMG_1.HEIC', type: '' },
    { name: 'a.jpg', type: 'image/heif' },
    { name: 'a.heic.jpg', type: 'image/jpeg' },
    { name: 'heic', type: '' },
  ].map(isPhonePicture)
  expect(known).toEqual([true, true, false, false])
})

it('files leave one after the other', () => {
  expect(shareOfEach([100, 300], 0.5)).toEqual([1, 1 / 3])
  expect(shareOfEach([100, 0, 300], 1)).toEqual([1, 1, 1])
  return assert(
    property(
      array(integer({ min: 0, max: 9_000_000 })),
      double({ min: 0, max: 1, noNaN: true }),
      (bytes, share) => {
        const each = shareOfEach(bytes, share)
        const isGone = (before: number, at: number) => bytes[at] === 0 || before === 1
        return each.every((own, at) => {
          const isBegun = bytes[at] !== 0 && own > 0
          return own >= 0 && own <= 1 && (!isBegun || each.slice(0, at).every(isGone))
        })
      },
    ),
  )
})
