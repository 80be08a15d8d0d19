import { describe, expect, it } from 'vitest'
import { engines } from '#test/create-test-shop.ts'
import { openGrounds } from './grounds.ts'
import { failMigrations, killMigrations, raceMigrations } from './migration-kills.ts'
import { startTwins } from './twin-start.ts'

const patience = 300_000

/** Statements between two kills: three or four of them, each of which costs two migrations of an empty database. */
const every = 250

describe.each(engines)('the first start of a shop (%s)', (engine) => {
  it(
    'is finished by the next one when it is killed',
    async () => {
      const grounds = await openGrounds(engine)
      try {
        const figures = await killMigrations(grounds.another, every)
        expect(figures.kills).toBeGreaterThan(1)
        expect(figures.unfinished).toBe(0)
      } finally {
        await grounds.close()
      }
    },
    patience,
  )

  it(
    'leaves nothing of a migration that fails',
    async () => {
      const grounds = await openGrounds(engine)
      try {
        expect(await failMigrations(grounds.another)).toBe(0)
      } finally {
        await grounds.close()
      }
    },
    patience,
  )

  it(
    'may happen twice at once',
    async () => {
      const grounds = await openGrounds(engine)
      try {
        expect(await raceMigrations(grounds.another)).toBe(0)
        const twins = await startTwins(await grounds.another())
        expect(twins).toEqual({ ready: 2, categories: 12, owners: 1, products: 73 })
      } finally {
        await grounds.close()
      }
    },
    patience,
  )
})
