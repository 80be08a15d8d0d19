import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { freePort } from '#test/free-port.ts'
import { startMain } from '#test/open-crew.ts'

/** Starts the server where it cannot start; answers its exit code and what it told. */
async function startIn(environment: Record<string, string>) {
  const child = startMain({ DATA_DIR: '/nowhere', ...environment }, 'pipe')
  const told = child.stderr ? text(child.stderr) : ''
  const [code] = await once(child, 'exit')
  return [code, await told]
}

it('a database that is away ends the start with a line, and 1: the next try may find it', async () => {
  const database = `postgres://pallu:secret@127.0.0.1:${await freePort()}/pallu`
  const [code, told] = await startIn({ DATABASE_URL: database })
  expect(code).toBe(1)
  expect(told).toMatch(/^Pallu cannot start: the database does not answer: connect ECONN.*\n$/)
  expect(told).not.toContain('secret')
}, 20_000)

it('a database that was never made ends it with a line, and 78: a setting has to be mended', async () => {
  const { shop, close } = await createTestShop({ engine: 'postgres' })
  const address = new URL(shop.config.database)
  await close()
  address.pathname = '/never_made'
  expect(await startIn({ DATABASE_URL: address.href })).toEqual([
    78,
    'Pallu cannot start: DATABASE_URL is refused: database "never_made" does not exist\n',
  ])
}, 20_000)

it('a wrong setting ends it with its name, and 78', async () => {
  const [code, told] = await startIn({ WEB_PROCESSES: 'many' })
  expect([code, told]).toEqual([78, expect.stringContaining('WEB_PROCESSES')])
}, 20_000)
