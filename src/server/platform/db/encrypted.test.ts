import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkAll } from '#server/app/check/check-all.ts'
import { refusalOf } from '#server/app/start-refusal.ts'
import { type RunningPostgres, startPostgres } from '#test/start-postgres.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const hasOpenssl = spawnSync('openssl', ['version']).status === 0

describe.skipIf(!hasOpenssl)('PostgreSQL over TLS', () => {
  let folder: string
  let server: RunningPostgres
  const within = (name: string) => path.join(folder, name)
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-tls-'))
    fs.chmodSync(folder, 0o755)
    const made = [
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
    ]
    for (const name of ['right', 'other']) {
      const to = ['-keyout', `${name}.key`, '-out', `${name}.pem`, '-subj', '/CN=db.example']
      openssl('req', ...made, ...to, '-addext', 'subjectAltName=IP:127.0.0.1')
    }
    server = await startPostgres()
    const home = new URL(server.url).searchParams.get('host') ?? ''
    const { uid, gid } = fs.statSync(home)
    // PostgreSQL takes a key only from its own user.
    fs.chownSync(within('right.key'), uid, gid)
    const client = new pg.Client(server.url)
    await client.connect()
    await client.query(`alter system set ssl_cert_file = '${within('right.pem')}'`)
    await client.query(`alter system set ssl_key_file = '${within('right.key')}'`)
    await client.query('alter system set ssl = on')
    await client.query('select pg_reload_conf()')
    await client.end()
  })
  afterAll(async () => {
    await server.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  /** By the network, as from another machine. */
  const address = (settings: Record<string, string>) => {
    const { port } = new URL(server.url)
    return `postgres://shop@127.0.0.1:${port}/postgres?${new URLSearchParams(settings)}`
  }
  const verified = () => address({ sslmode: 'verify-full', sslrootcert: within('right.pem') })

  it('is asked in secret, which pallu check says; in the open it says that too', async () => {
    const database = await openDatabase(verified())
    await migrate(database, 1)
    await database.close()
    const rowFor = async (url: string) => {
      const config = readConfig({ DATA_DIR: folder, DATABASE_URL: url, SHOP_DEMO: '0' })
      return (await checkAll(config, 1)).find(({ what }) => what === 'database')
    }
    expect(await rowFor(verified())).toEqual({
      isGood: true,
      what: 'database',
      words: expect.stringMatching(/^PostgreSQL \d+\.\d+, encrypted$/),
    })
    expect(await rowFor(address({}))).toMatchObject({
      words: expect.stringMatching(/, not encrypted$/),
    })
  })

  it('a certificate of somebody else ends the start in a line', async () => {
    const wrong = address({ sslmode: 'verify-full', sslrootcert: within('other.pem') })
    const error = await openDatabase(wrong).catch((reason: unknown) => reason)
    expect(refusalOf(error)).toEqual({
      reason: expect.stringMatching(
        /^the certificate of PostgreSQL is not one that DATABASE_URL trusts: /,
      ),
      exitCode: 78,
    })
  })
})
