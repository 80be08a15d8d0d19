import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Engine } from '#server/platform/db/dialect.ts'
import { engines } from '#test/create-test-shop.ts'
import { booksOf } from './books.ts'
import type { Row } from './compare.ts'
import { type Ground, newLedger, stockUp, withDatabase } from './crowded-shop.ts'
import { openGrounds } from './grounds.ts'
import { buy } from './http-buyer.ts'
import { report } from './report.ts'
import { startShop } from './shop-process.ts'

// `npm run prove -- releases [--from COMMIT] [--orders 20]`: this release brings the schema up to date, then the code of the release before
// (the last tag, or whichever is named) shows pages and takes orders on it, and this one finds them: a rolling release, and the way back.

const root = path.resolve(import.meta.dirname, '..')
const pages = [
  '/',
  '/products',
  '/ta/products',
  '/about-us',
  '/api/products?limit=4',
  '/api/search?q=silk',
]

const { values } = parseArgs({
  options: { from: { type: 'string' }, orders: { type: 'string', default: '20' } },
})
const say = (line: string) => void process.stdout.write(`${line}\n`)

function lastTag(): string {
  const found = spawnSync('git', ['describe', '--tags', '--abbrev=0'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (found.status === 0) return found.stdout.trim()
  throw new Error('No release has a tag: which one? npm run prove -- releases --from COMMIT')
}

/** Unpacks the code of a release into a folder of its own and builds its pages, with the packages of this one. */
function unpack(release: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-release-'))
  const archive = execFileSync('git', ['archive', release], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const env = { ...process.env, NODE_ENV: 'production' }
  for (const args of [
    ['node_modules/@react-router/dev/bin.cjs', 'build'],
    ['build/compress-main.ts'],
  ])
    execFileSync(process.execPath, args, {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  return folder
}

/** A process that has just begun on a busy machine may put a visitor off, and says for how long. */
async function isShown(address: string): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    const { ok, status, headers } = await fetch(address)
    if (ok || status !== 503 || tries === 3) return ok
    await pause(1000 * Number(headers.get('retry-after') ?? 1))
  }
}

async function trial(engine: Engine, ground: Ground, folder: string): Promise<Row[]> {
  const ids = await stockUp(ground)
  const ledger = newLedger()
  let failed = 0
  const old = await startShop(ground.environment, { root: folder })
  try {
    for (const page of pages) if (!(await isShown(`${old.url}${page}`))) failed += 1
    for (let at = 0; at < Number(values.orders); at++) {
      const outcome = await buy(old.url, ids[at % ids.length] ?? 0)
      if (outcome.kind === 'confirmed')
        ledger.confirmed.set(outcome.token, { key: outcome.attempt.key, at: outcome.at })
    }
  } finally {
    await old.stop()
  }
  let unknown = 0
  const next = await startShop(ground.environment)
  try {
    for (const token of ledger.confirmed.keys())
      if (!(await fetch(`${next.url}/api/orders/${token}`)).ok) unknown += 1
  } finally {
    await next.stop()
  }
  const books = await withDatabase(ground, ({ read }) => booksOf(read, ledger))
  const what = (words: string) => `${engine}: ${words}`
  const none = { unit: '', budget: 0 }
  return [
    { what: what('orders that the release before took'), figure: ledger.confirmed.size, unit: '' },
    {
      what: what('orders that it refused'),
      figure: Number(values.orders) - ledger.confirmed.size,
      ...none,
    },
    { what: what('pages that it could not show'), figure: failed, ...none },
    {
      what: what('its orders that this release does not find'),
      figure: unknown + books.lost,
      ...none,
    },
    { what: what('books that do not add up'), figure: books.isAddingUp ? 0 : 1, ...none },
  ]
}

const release = values.from ?? lastTag()
say(`Building ${release} …`)
const folder = unpack(release)
try {
  const rows: Row[] = []
  for (const engine of engines) {
    say(engine)
    const grounds = await openGrounds(engine)
    rows.push(...(await trial(engine, await grounds.another(), folder).finally(grounds.close)))
  }
  report('releases', rows)
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
