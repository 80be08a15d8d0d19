import { beforeEach, expect, it } from 'vitest'
import { mostPieces, pageAges, watchFreshness } from './freshness.ts'

let clock = 0
let version = { number: 1, changedAt: 0, saved: 0 }
/** Which pieces each version has touched. */
let changes: string[][] = []

beforeEach(() => {
  clock = 100_000
  version = { number: 1, changedAt: 0, saved: 0 }
  changes = [[], []]
})

const watch = () =>
  watchFreshness({
    version: () => version,
    now: () => clock,
    changedSince: async (since) => changes.slice(since + 1).flat(),
  })

/** An order of these pieces. */
function sell(...slugs: string[]) {
  changes.push(slugs)
  version = { ...version, number: version.number + 1 }
}

const list = { version: 1, piece: undefined, showsPieces: true }
const ivory = { ...list, piece: 'ivory' }
const maroon = { ...list, piece: 'maroon' }
const story = { ...list, showsPieces: false }

it('an order ends the page of its piece at once, and no other', async () => {
  const freshness = watch()
  expect(freshness.isCaughtUp()).toBe(true)
  sell('ivory')
  expect(freshness.isCaughtUp()).toBe(false)
  await freshness.catchUp()
  expect(freshness.isCaughtUp()).toBe(true)
  expect([ivory, maroon, list].map(freshness.of)).toEqual(['gone', 'fresh', 'fresh'])
  expect(freshness.of({ ...ivory, version: 2 })).toBe('fresh')
})

it('a list is shown a moment longer, is due then, and is gone after 2 s', async () => {
  const freshness = watch()
  freshness.isCaughtUp()
  sell('ivory')
  await freshness.catchUp()
  const at = async (age: number) => {
    clock = 100_000 + age
    await freshness.catchUp()
    return freshness.of(list)
  }
  expect(await at(pageAges.renewMs - 1)).toBe('fresh')
  expect(await at(pageAges.renewMs)).toBe('due')
  expect(await at(pageAges.oldMs - 1)).toBe('due')
  expect(await at(pageAges.oldMs)).toBe('gone')
})

it('what shows no piece stays, whatever is sold and however long ago, until somebody saves something', async () => {
  const freshness = watch()
  freshness.isCaughtUp()
  sell('ivory')
  await freshness.catchUp()
  clock += 2 * pageAges.oldMs
  sell(...Array.from({ length: mostPieces + 1 }, (_, n) => `piece-${n}`))
  await freshness.catchUp()
  expect([story, list].map(freshness.of)).toEqual(['fresh', 'gone'])
  version = { ...version, number: version.number + 1, saved: version.number + 1 }
  expect(freshness.of(story)).toBe('gone')
})

it('orders one after the other do not make it younger', async () => {
  const freshness = watch()
  for (let age = 0; age < pageAges.oldMs; age += 150) {
    clock = 100_000 + age
    freshness.isCaughtUp()
    sell(`piece-${age}`)
    await freshness.catchUp()
    expect(freshness.of(list)).not.toBe('gone')
  }
  clock = 100_000 + pageAges.oldMs
  expect(freshness.of(list)).toBe('gone')
  expect(freshness.of({ ...list, version: version.number })).toBe('fresh')
})

it('what happened while nobody asked may have happened right after somebody did', async () => {
  const freshness = watch()
  freshness.isCaughtUp()
  clock += pageAges.oldMs
  sell('ivory')
  await freshness.catchUp()
  expect(freshness.of(list)).toBe('gone')
})

it('what somebody saved ends everything at once', async () => {
  const freshness = watch()
  version = { ...version, number: 2, saved: 2 }
  changes.push([])
  await freshness.catchUp()
  expect([ivory, list].map(freshness.of)).toEqual(['gone', 'gone'])
})

it('where too many pieces have moved, or nobody can tell which, all pages are gone', async () => {
  const freshness = watch()
  sell(...Array.from({ length: mostPieces + 1 }, (_, n) => `piece-${n}`))
  await freshness.catchUp()
  expect(freshness.of(list)).toBe('gone')
  const blind = watchFreshness({
    version: () => version,
    now: () => clock,
    changedSince: async () => undefined,
  })
  const made = { ...list, version: version.number }
  expect(blind.of(made)).toBe('fresh')
  sell('ivory')
  await blind.catchUp()
  expect(blind.of(made)).toBe('gone')
})

it('whoever asks while it is learnt hears of all that had happened by then', async () => {
  let release = () => {}
  const asked: number[] = []
  const freshness = watchFreshness({
    version: () => version,
    now: () => clock,
    async changedSince(since) {
      asked.push(since)
      const known = changes.slice(since + 1).flat()
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return known
    },
  })
  sell('ivory')
  const first = freshness.catchUp()
  sell('maroon')
  const second = freshness.catchUp()
  release()
  await first
  expect(freshness.of(ivory)).toBe('gone')
  await expect.poll(() => asked).toEqual([1, 2])
  release()
  await second
  expect(freshness.of(maroon)).toBe('gone')
})
