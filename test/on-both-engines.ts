import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import type { Engine } from '#server/platform/db/dialect.ts'
import { createTestShop, engines, type TestShop } from './create-test-shop.ts'

type Tests = (testShop: () => TestShop, engine: Engine) => void

/** The same tests against SQLite and PostgreSQL, each with one shop for the whole group. */
export function onBothEngines(name: string, tests: Tests) {
  describe.each(engines)(`${name} (%s)`, (engine) => withShop(tests, engine, 'group'))
}

/** As `onBothEngines`, with a new shop for every test: where they count or list all that a shop has. */
export function onNewShops(name: string, tests: Tests) {
  describe.each(engines)(`${name} (%s)`, (engine) => withShop(tests, engine, 'test'))
}

/** As `onBothEngines`, for a story: each test goes on from where the one above it ended. */
export function inStepsOnBothEngines(name: string, tests: Tests) {
  for (const engine of engines) {
    const told = `${name} (${engine})`
    describe(told, { shuffle: false }, () => withShop(tests, engine, 'group'))
  }
}

function withShop(tests: Tests, engine: Engine, each: 'group' | 'test') {
  const [before, after] = each === 'group' ? [beforeAll, afterAll] : [beforeEach, afterEach]
  let opened: TestShop | undefined
  before(async () => {
    opened = await createTestShop({ engine })
  })
  after(() => opened?.close())
  tests(() => {
    if (!opened) throw new Error('The test shop opens before the first test, not sooner.')
    return opened
  }, engine)
}
