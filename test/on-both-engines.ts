import { afterAll, beforeAll, describe } from 'vitest'
import type { Engine } from '#server/db/dialect.ts'
import { createTestShop, engines, type TestShop } from './create-test-shop.ts'

/** The same tests against SQLite and PostgreSQL, each with one shop for the whole group. */
export function onBothEngines(
  name: string,
  tests: (testShop: () => TestShop, engine: Engine) => void,
) {
  describe.each(engines)(`${name} (%s)`, (engine) => {
    let opened: TestShop | undefined
    beforeAll(async () => {
      opened = await createTestShop({ engine })
    })
    afterAll(() => opened?.close())
    tests(() => {
      if (!opened) throw new Error('The test shop opens before the first test, not sooner.')
      return opened
    }, engine)
  })
}
