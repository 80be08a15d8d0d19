import { beforeEach, expect, it } from 'vitest'
import { mostPieces, pageAges, watchFreshness } from './freshness.ts'

let clock = 0
let version = { number: 1, changedAt: 0, saved: 0 }
/** What pages show of each piece, and which version moved it last. */
let shelf: Map<string, { shown: number; revision: number }>

beforeEach(() => {
  clock = 100_000
  version = { number: 1, changedAt: 0, saved: 0 }
  shelf = new Map()
})

const movedSince = (since: number) =>
  [...shelf].map(([slug, state]) => ({ slug, ...state })).filter(({ revision }) => revision > since)
const changedSince = async (since: number) => movedSince(since)

const watch = () => watchFreshness({ version: () => version, now: () => clock, changedSince })

/** These pieces have so many left from now on. */
function move(left: Record<string, number>) {
  version = { ...version, number: version.number + 1 }
  for (const [slug, shown] of Object.entries(left)) {
    shelf.set(slug, { shown, revision: version.number })
  }
}

const sell = (...slugs: string[]) => move(Object.fromEntries(slugs.map((slug) => [slug, 0])))

const all = { showsStock: true, version: 1 }
const list = { ...all, piece: undefined, isList: true, pieces: new Set(['ivory', 'maroon']) }
const home = { ...list, isList: false }
const ivory = { ...all, piece: 'ivory', isList: false, pieces: new Set(['ivory']) }
const maroon = { ...all, piece: 'maroon', isList: false, pieces: new Set(['maroon']) }
const story = { ...list, showsStock: false }

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

it('a page that does not show what was sold stays, however long ago that was', async () => {
  const freshness = watch()
  freshness.isCaughtUp()
  sell('ivory')
  await freshness.catchUp()
  clock += 2 * pageAges.oldMs
  expect([home, maroon, list, ivory].map(freshness.of)).toEqual(['gone', 'fresh', 'gone', 'gone'])
  expect([home, maroon, list, ivory].map(freshness.isExact)).toEqual([false, true, false, false])
  const elsewhere = { ...list, pieces: new Set(['maroon']) }
  // What is sold out stands last: another piece may have come up.
  expect(freshness.of(elsewhere)).toBe('gone')
})

it('what looks the same stays on its pages; a call, which tells the figure, does not', async () => {
  const freshness = watch()
  move({ ivory: 8 })
  await freshness.catchUp()
  const first = [list, home, ivory].map((one) => ({ ...one, version: version.number }))
  freshness.isCaughtUp()
  move({ ivory: 8 })
  await freshness.catchUp()
  clock += 2 * pageAges.oldMs
  expect(first.map(freshness.of)).toEqual(['fresh', 'fresh', 'fresh'])
  expect(first.map(freshness.isExact)).toEqual([false, false, false])
  expect(freshness.isExact({ ...maroon, version: 2 })).toBe(true)
  move({ ivory: 7 })
  await freshness.catchUp()
  clock += 2 * pageAges.oldMs
  expect(first.map(freshness.of)).toEqual(['gone', 'gone', 'gone'])
  expect(freshness.of({ ...list, pieces: new Set(['maroon']), version: 3 })).toBe('fresh')
})

it('what is in stock again may come up on every page', async () => {
  const freshness = watch()
  sell('ivory')
  await freshness.catchUp()
  const before = { ...maroon, version: version.number }
  move({ ivory: 1 })
  await freshness.catchUp()
  clock += pageAges.oldMs
  expect(freshness.of(before)).toBe('gone')
  expect(freshness.isExact(before)).toBe(false)
})

it.each(['between two looks', 'while it looked'])(
  'a piece that was sold and came back %s may stand sold out on a page',
  async (when) => {
    let during = () => {}
    const freshness = watchFreshness({
      version: () => version,
      now: () => clock,
      changedSince(since) {
        during()
        return changedSince(since)
      },
    })
    move({ ivory: 1 })
    await freshness.catchUp()
    sell('ivory')
    const meanwhile = { ...ivory, version: version.number }
    if (when === 'between two looks') move({ ivory: 1 })
    else {
      const look = version
      // The answer is newer than the question.
      during = () => {
        during = () => {}
        shelf.set('ivory', { shown: 1, revision: look.number + 1 })
      }
      await freshness.catchUp()
      version = { ...version, number: version.number + 1 }
    }
    await freshness.catchUp()
    expect(freshness.of(meanwhile)).toBe('gone')
  },
)

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
  const before = { ...list, version: version.number }
  expect(blind.of(before)).toBe('fresh')
  sell('ivory')
  await blind.catchUp()
  expect(blind.of(before)).toBe('gone')
})

it('whoever asks while it is learnt hears of all that had happened by then', async () => {
  let release = () => {}
  const asked: number[] = []
  const freshness = watchFreshness({
    version: () => version,
    now: () => clock,
    async changedSince(since) {
      asked.push(since)
      const known = movedSince(since)
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
