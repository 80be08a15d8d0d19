import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestShop, engines } from '#test/create-test-shop.ts'
import { freePort } from '#test/free-port.ts'
import { startMain } from '#test/open-cluster.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'

/** Starts the server where it cannot start; answers its exit code and what it told. */
async function startIn(environment: Record<string, string>) {
  const child = startMain({ DATA_DIR: os.tmpdir(), ...environment }, 'pipe')
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
})

it('a database that was never made ends it with a line, and 78: a setting has to be mended', async () => {
  const { shop, close } = await createTestShop({ engine: 'postgres' })
  const address = new URL(shop.config.database)
  await close()
  address.pathname = '/never_made'
  expect(await startIn({ DATABASE_URL: address.href })).toEqual([
    78,
    'Pallu cannot start: DATABASE_URL is refused: database "never_made" does not exist\n',
  ])
})

it('the first password is told although the start fails afterwards: no later one could tell it', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-first-'))
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo // It listens on a port.
  const child = startMain({ DATA_DIR: folder, PORT: String(port), ADMIN_PASSWORD: '' }, 'pipe')
  const told = child.stdout ? text(child.stdout) : ''
  const [code] = await once(child, 'exit')
  other.close()
  fs.rmSync(folder, { recursive: true, force: true })
  expect(code).toBe(78)
  expect(await told).toMatch(
    /The first owner: +admin\n +Password: +(?:[a-z2-9]{5}-){3}[a-z2-9]{5} /,
  )
})

it('a wrong setting ends it with its name, and 78', async () => {
  const [code, told] = await startIn({ WEB_PROCESSES: 'many' })
  expect([code, told]).toEqual([78, expect.stringContaining('WEB_PROCESSES')])
})

describe('what a person has to mend first is told in one line, never with a stack', () => {
  let whole: string
  let folder: string
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-start-'))
    fs.chmodSync(folder, 0o755)
    whole = path.join(folder, 'whole')
    const { shop, app, clock, close } = await createTestShop()
    const guest = newShopper({ shop, app, clock, close })
    await fill(guest, await addPiece(shop))
    expect((await order(guest)).status).toBe(201)
    await shop.db.script('pragma wal_checkpoint(truncate)')
    fs.cpSync(shop.config.dataDir, whole, { recursive: true })
    for (const end of ['-wal', '-shm']) fs.rmSync(path.join(whole, `shop.sqlite${end}`))
    await close()
  })
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

  /** A copy of a shop that was sold from, changed by hand. */
  function copy(name: string, change: (database: string, dataDir: string) => void): string {
    const dataDir = path.join(folder, name)
    fs.cpSync(whole, dataDir, { recursive: true })
    change(path.join(dataDir, 'shop.sqlite'), dataDir)
    return dataDir
  }

  it.each<[string, number, RegExp, (database: string, dataDir: string) => void]>([
    ['a folder that is a file', 78, /DATA_DIR cannot be used: EEXIST.*/, replaceByFile],
    [
      'a database that is text',
      78,
      /what should be the database in DATA_DIR is none .*: keep a copy .*/,
      (file) => fs.writeFileSync(file, 'what is this? '.repeat(1000)),
    ],
    [
      'a database of which half a page is left',
      78,
      /the database in DATA_DIR is damaged .*: keep a copy .*pallu restore\)|what should be .*/,
      (file) => fs.truncateSync(file, 2048),
    ],
    [
      'a database cut to its first pages',
      78,
      /the database in DATA_DIR is damaged .*: keep a copy .*pallu restore\)/,
      (file) => fs.truncateSync(file, 5 * 4096),
    ],
    [
      'an empty database where orders were acknowledged',
      78,
      /.*shop\.sqlite is empty or gone, and buyers were told of 1 orders: restore .*/,
      (file) => fs.truncateSync(file, 0),
    ],
    [
      'no database where orders were acknowledged',
      78,
      /.*shop\.sqlite is empty or gone, and buyers were told of 1 orders: restore .*/,
      (file) => fs.rmSync(file),
    ],
  ])('%s', async (name, exitCode, words, change) => {
    const dataDir = copy(name.replaceAll(' ', '-'), change)
    for (const count of ['1', '2']) {
      const [code, told] = await startIn({ DATA_DIR: dataDir, WEB_PROCESSES: count })
      expect(told).toMatch(new RegExp(`^Pallu cannot start: (?:${words.source})\n$`))
      expect(code).toBe(exitCode)
    }
  })

  it('a database from which a newer release has taken something away, of either engine', async () => {
    for (const engine of engines) {
      const { shop, close } = await createTestShop({ engine })
      await shop.db.write((tx) =>
        tx
          .insertInto('migrations')
          .values({ name: '9999-contract-later', applied_at: 1 })
          .execute(),
      )
      const { dataDir, database } = shop.config
      await shop.close()
      const own = engine === 'postgres' ? { DATABASE_URL: database } : {}
      expect(await startIn({ DATA_DIR: dataDir, ...own })).toEqual([
        78,
        'Pallu cannot start: The database is newer than this release: it has 9999-contract-later.\n',
      ])
      await close()
    }
  })

  it.runIf(process.platform === 'linux')('a folder that may only be read', async () => {
    const dataDir = copy('read-only', (_file, own) => fs.chmodSync(own, 0o555))
    const told = await startAs(nobody, { DATA_DIR: dataDir })
    expect(told).toEqual([
      78,
      `Pallu cannot start: DATA_DIR cannot be used: EACCES: permission denied, access '${dataDir}'\n`,
    ])
  })

  it.runIf(process.platform === 'linux')('a database that may only be read', async () => {
    const dataDir = copy('read-only-file', (file, own) => {
      fs.chmodSync(own, 0o777)
      fs.chmodSync(file, 0o444)
    })
    const [code, told] = await startAs(nobody, { DATA_DIR: dataDir })
    expect(told).toMatch(/^Pallu cannot start: the database in DATA_DIR is read-only \(.*\)\n$/)
    expect(code).toBe(78)
  })

  it.runIf(process.platform === 'linux')('too few file descriptors', async () => {
    for (const most of [24, 40, 100]) {
      const under = ['/bin/sh', '-c', `ulimit -n ${most} && exec "$@"`, 'sh']
      const [code, told] = await startAs({ under }, { DATA_DIR: whole })
      expect(told).toMatch(/^Pallu cannot start: there are too few file descriptors: .*128.*\n$/)
      expect(code).toBe(78)
    }
  })
})

function replaceByFile(_database: string, dataDir: string) {
  fs.rmSync(dataDir, { recursive: true })
  fs.writeFileSync(dataDir, '')
}

/** Root reads and writes what it likes. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

type Manner = { uid?: number; gid?: number; under?: string[] }

/** The same start as somebody else, or by way of another program. */
async function startAs({ under = [], ...who }: Manner, environment: Record<string, string>) {
  const main = path.join(import.meta.dirname, 'main.ts')
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', main]
  const [program = '', ...args] = [...under, ...node]
  const child = spawn(program, args, {
    env: { ...environment, SHOP_DEMO: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...who,
  })
  const told = text(child.stderr)
  const [code] = await once(child, 'exit')
  return [code, await told]
}
