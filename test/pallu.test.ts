import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settingsOf } from '../bin/pallu.mjs'

const command = path.resolve(import.meta.dirname, '../bin/pallu.mjs')
const nobody = 65534

describe('pallu', { shuffle: false }, () => {
  let home = ''
  const within = (name: string) => path.join(home, name)
  beforeAll(() => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-command-'))
    fs.chmodSync(home, 0o755)
    fs.mkdirSync(within('data'))
    fs.mkdirSync(within('backups'))
    fs.writeFileSync(within('pallu.env'), `DATA_DIR=${within('data')}\nSHOP_DEMO=0\n`, {
      mode: 0o600,
    })
    if (process.getuid?.() !== 0) return
    for (const name of ['data', 'backups']) fs.chownSync(within(name), nobody, nobody)
  })
  afterAll(() => fs.rmSync(home, { recursive: true, force: true }))

  /** From a folder that is not the project's, without anything on PATH that could install. */
  async function pallu(...args: string[]) {
    return palluReading('', ...args)
  }

  /** The same with words on its standard input. */
  async function palluReading(words: string, ...args: string[]) {
    const child = spawn(process.execPath, [command, ...args, '--env-file', within('pallu.env')], {
      cwd: home,
      env: { PATH: '' },
    })
    child.stdin.end(words)
    const [told, complained] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ])
    return { code: child.exitCode, told, complained }
  }

  it('brings the schema up to date, and says when it is', async () => {
    expect(await pallu('check')).toMatchObject({
      code: 1,
      told: expect.stringContaining('✗ schema'),
    })
    expect(await pallu('migrate')).toMatchObject({ code: 0, complained: '' })
    expect(await pallu('migrate')).toMatchObject({ told: 'The schema is up to date.\n' })
  })

  it('takes a backup, tells the shop of it, and rehearses its restore', async () => {
    expect(await pallu('backup', '--to', 'backups')).toMatchObject({ code: 0, complained: '' })
    const [name = ''] = fs.readdirSync(within('backups'))
    const rehearsed = await pallu('restore', '--from', path.join('backups', name), '--verify')
    expect(rehearsed).toMatchObject({ code: 0, told: expect.stringContaining('is sound') })
    const checked = await pallu('check')
    expect(checked).toMatchObject({
      code: 0,
      told: expect.stringContaining('✓ backup: the last of'),
    })
  })

  it.runIf(process.getuid?.() === 0)('leaves no file of root behind', () => {
    const files = fs.readdirSync(home, { recursive: true }).map(String)
    const owners = files
      .filter((name) => name !== 'pallu.env')
      .map((name) => fs.lstatSync(within(name)).uid)
    expect(files.length).toBeGreaterThan(6)
    expect([...new Set(owners)]).toEqual([nobody])
  })

  it('encrypts backups for the key that it made, and takes that from standard input', async () => {
    const { told: key, complained: setting } = await pallu('key')
    expect(setting).toMatch(/^BACKUP_RECIPIENTS=age1[0-9a-z]{58}\n$/)
    fs.appendFileSync(within('pallu.env'), setting)
    expect(await pallu('backup', '--to', 'backups/encrypted')).toMatchObject({
      code: 0,
      complained: '',
    })
    const [name = ''] = fs.readdirSync(within('backups/encrypted'))
    const from = path.join('backups/encrypted', name)
    const asked = ['restore', '--from', from, '--verify', '--identity', '-']
    expect(await palluReading(key, ...asked)).toMatchObject({
      code: 0,
      told: expect.stringContaining('is sound'),
    })
    const { told: other } = await pallu('key')
    expect(await palluReading(other, ...asked)).toMatchObject({
      code: 1,
      complained: 'This is not the key that the backup was encrypted for.\n',
    })
    const drilled = await palluReading(
      key,
      'drill',
      '--from',
      'backups/encrypted',
      '--identity',
      '-',
    )
    expect(drilled).toMatchObject({ code: 0, told: expect.stringContaining('The backup is good.') })
  })

  it('says in a line that nobody or somebody else answers at the address of the database', async () => {
    const server = net.createServer((line) => void line.once('data', () => line.end('N')))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as net.AddressInfo // It listens on a port.
    const address = `postgres://shop@127.0.0.1:${port}/shop?sslmode=verify-full`
    const before = fs.readFileSync(within('pallu.env'), 'utf8')
    fs.appendFileSync(within('pallu.env'), `DATABASE_URL=${address}\n`)
    for (const one of ['check', 'migrate', 'backup']) {
      const { code, complained } = await pallu(one)
      expect(code).toBe(1)
      expect(complained).toBe(
        'DATABASE_URL is refused: The server does not support SSL connections\n',
      )
    }
    server.close()
    await once(server, 'close')
    expect((await pallu('check')).complained).toMatch(/^connect ECONNREFUSED [^\n]+\n$/)
    fs.writeFileSync(within('pallu.env'), before)
  })

  it.runIf(process.getuid?.() === 0)(
    'makes no data folder that would be of root alone',
    async () => {
      const before = fs.readFileSync(within('pallu.env'), 'utf8')
      fs.appendFileSync(
        within('pallu.env'),
        `NODE_ENV=production\nDATA_DIR=${within('not-there')}\n`,
      )
      expect(await pallu('check')).toMatchObject({
        code: 64,
        complained: `${within('not-there')} is not there: make it for the user of the service (install -d -o pallu -g pallu -m 0700 …).\n`,
      })
      expect(fs.existsSync(within('not-there'))).toBe(false)
      fs.writeFileSync(within('pallu.env'), before)
    },
  )

  it('says in a line what it cannot do', async () => {
    expect(await pallu('sell')).toMatchObject({
      code: 64,
      complained: expect.stringMatching(/^pallu backup\|.*\n$/),
    })
    const wrong = await pallu('restore', '--from', 'nowhere', '--verify')
    expect(wrong.code).toBe(1)
    expect(wrong.complained.trim().split('\n')).toHaveLength(1)
  })
})

describe('its settings', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-settings-'))
  const paths = { service: path.join(folder, 'pallu.env'), own: path.join(folder, '.env') }
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

  it('are those of the shell where no file is, then of .env, then of the service', () => {
    expect(settingsOf(undefined, { PORT: '1' }, paths)).toEqual({ PORT: '1' })
    fs.writeFileSync(paths.own, 'PORT=2\nDATA_DIR=./own\n')
    expect(settingsOf(undefined, {}, paths)).toEqual({ PORT: '2', DATA_DIR: './own' })
    fs.writeFileSync(paths.service, 'PORT=3\n')
    expect(settingsOf(undefined, {}, paths)).toMatchObject({
      PORT: '3',
      DATA_DIR: '/var/lib/pallu',
    })
    expect(settingsOf(undefined, { PORT: '4' }, paths)).toMatchObject({ PORT: '4' })
  })

  it('have the same defaults as the unit of the service', () => {
    const unit = fs.readFileSync(path.resolve(command, '../../deploy/pallu.service'), 'utf8')
    expect(unit).toContain('Environment=NODE_ENV=production DATA_DIR=/var/lib/pallu ')
    expect(unit).toContain('EnvironmentFile=-/etc/pallu/pallu.env')
  })
})
