import { expect, it } from 'vitest'
import { speedIn } from './speed-values.ts'

it.each(['', ' ', '0', '2.5', '601', 'many'])('a speed of “%s” is asked for again', (perMinute) => {
  expect(speedIn({ perMinute })).toEqual({
    ok: false,
    faults: { perMinute: 'Please enter how many emails may leave in a minute: from 1 to 600.' },
  })
})

it('the slowest and the quickest are taken', () => {
  const speeds = ['1', ' 600 '].map((perMinute) => speedIn({ perMinute, version: 'v' }))
  expect(speeds).toEqual(
    [1, 600].map((perMinute) => ({ ok: true, input: { perMinute, version: 'v' } })),
  )
})
