import { expect, it } from 'vitest'
import { ApiError } from '../api.ts'
import { underOneKey } from './one-key.ts'

const keys: string[] = []
const sends = (what: string, comes: () => Promise<string>) =>
  underOneKey(what, (key) => {
    keys.push(key)
    return comes()
  }).catch(() => 'refused')
const lost = () => Promise.reject(new TypeError('network'))
const answered = () => Promise.resolve('a card')
const refused = (status: number) => () =>
  Promise.reject(new ApiError(status, '', '', { problem: {}, reason: '', fields: {} }))

it('what was never answered is sent again under its key, until there is an answer', async () => {
  keys.length = 0
  await sends('one', lost)
  await sends('one', refused(503))
  await sends('one', answered)
  expect(new Set(keys).size).toBe(1)
  await sends('one', answered)
  expect(new Set(keys).size).toBe(2)
})

it('what has changed, and what was refused, has a key of its own', async () => {
  keys.length = 0
  await sends('one', lost)
  await sends('another', refused(400))
  await sends('another', answered)
  await sends('one', answered)
  expect(new Set(keys).size).toBe(4)
})
