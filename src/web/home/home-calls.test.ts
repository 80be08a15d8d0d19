import { expect, it } from 'vitest'
import { createCache } from '../cache.ts'
import { prepareHome } from './home-calls.ts'

it('every call of the home page may fail, in any order, and only the page fails', async () => {
  const unawaited: unknown[] = []
  const note = (error: unknown) => void unawaited.push(error)
  process.on('unhandledRejection', note)
  const sent: string[] = []
  const send = async (path: string) => {
    sent.push(path)
    return new Response('{"message":"The database is away."}', { status: 503 })
  }
  await expect(prepareHome(createCache({ send }))).rejects.toThrow('503')
  // Node tells of a rejection that nobody awaited once the queue of microtasks is empty.
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', note)
  expect(unawaited).toEqual([])
  expect(sent).toEqual([
    expect.stringContaining('/api/testimonials'),
    expect.stringContaining('/api/settings'),
    expect.stringContaining('/api/products/ways'),
  ])
})
