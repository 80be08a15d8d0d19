import { fork } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import type { Engine } from '#server/platform/db/dialect.ts'
import server from '../bin/server.json' with { type: 'json' }
import { freePort } from '../test/free-port.ts'
import { patient } from '../test/patient.ts'
import { createDatabase, databaseUrl, dropDatabase, providedPostgres } from '../test/postgres.ts'
import { type BehindItsBack, behindPostgres, behindSqlite } from './behind-its-back.ts'
import { launchBrowser } from './launch-browser.ts'
import type { Visit } from './visitor.ts'
import { openWindows } from './windows.ts'

const main = path.resolve(import.meta.dirname, '../src/server/app/main.ts')

export type OpenShop = BehindItsBack & {
  address: string
  /** Its data folder. */
  folder: string
  /** A new visitor with a browser of their own, without cookies. */
  visit: (options?: Visit) => Promise<Page>
  /** What browsers complained of so far: script errors, refused styles, failed files. */
  complaints: string[]
  /** Every visitor goes home, but those who stay. */
  leave: () => Promise<void>
  close: () => Promise<void>
}

/** The demo shop on a free port with a folder of its own, and a browser to walk through it. */
export async function openShop(
  environment: Record<string, string> = {},
  engine: Engine = 'sqlite',
): Promise<OpenShop> {
  const postgres = engine === 'postgres' ? await freshDatabase() : undefined
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-e2e-'))
  const port = await freePort()
  const address = `http://localhost:${port}`
  const opening = start({
    PORT: String(port),
    PUBLIC_URL: address,
    DATA_DIR: folder,
    SHOP_DEMO: '1',
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD: 'a-good-long-password',
    // The sizes that nobody waits for would take the time of the journeys.
    PICTURE_QUEUE: '0',
    LOG_LEVEL: 'error',
    ...patient,
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...environment,
  })
  const [stop, browser] = await Promise.all([opening, launchBrowser()])
  const complaints: string[] = []
  const close = async () => {
    await browser.close()
    await stop()
    await postgres?.drop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  const windows = openWindows(browser, address, complaints)
  const behind = postgres ? behindPostgres(postgres.url) : behindSqlite(folder)
  return { ...behind, ...windows, address, folder, complaints, close }
}

async function freshDatabase() {
  const { url } = await providedPostgres()
  const name = await createDatabase(url)
  return { url: databaseUrl(url, name), drop: () => dropDatabase(url, name) }
}

/** Starts the shop as an owner would and waits until it is open. */
function start(environment: Record<string, string>): Promise<() => Promise<void>> {
  const child = fork(main, {
    env: { PATH: process.env['PATH'], ...server.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  let said = ''
  child.stdout?.on('data', (text) => (said += text))
  child.stderr?.on('data', (text) => (said += text))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(stop))
    child.once('exit', (code) => reject(new Error(`The shop ended with ${code}:\n${said}`)))
  })
}
