import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createDatabase, databaseUrl } from '#test/postgres.ts'
import { startPostgres } from '#test/start-postgres.ts'
import type { Ground } from './crowded-shop.ts'
import { killRounds } from './kill-rounds.ts'
import { report } from './report.ts'

// `npm run prove -- kills [--rounds 1000] [--engine postgres]`: SIGKILL at random moments under orders
// (security.md G4): what was confirmed is there once, everything adds up, the shop is back at once.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    engine: { type: 'string', default: 'sqlite' },
  },
})
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-kills-'))
const server = values.engine === 'postgres' ? await startPostgres() : undefined
try {
  const url = server && databaseUrl(server.url, await createDatabase(server.url))
  const all = await killRounds(groundOf(url), Number(values.rounds), (line) =>
    process.stdout.write(`${line}\n`),
  )
  const what = (words: string) => `${values.engine}: ${words}`
  const none = { unit: '', budget: 0 }
  report('kills', [
    { what: what('kills under orders'), figure: all.kills, unit: '' },
    { what: what('orders confirmed'), figure: all.confirmed, unit: '' },
    { what: what('answers cut off and asked for again'), figure: all.askedAgain, unit: '' },
    { what: what('confirmed orders lost'), figure: all.lost, ...none },
    { what: what('orders doubled'), figure: all.doubled, ...none },
    { what: what('times that stock and ledger did not add up'), figure: all.notAddingUp, ...none },
    { what: what('times that the database was damaged'), figure: all.damaged, ...none },
    {
      what: what('slowest until ready again'),
      figure: all.slowestReadyMs,
      unit: 'ms',
      budget: 3000,
    },
  ])
} finally {
  await server?.stop()
  fs.rmSync(folder, { recursive: true, force: true })
}

function groundOf(url: string | undefined): Ground {
  const environment = { DATA_DIR: folder, PICTURE_QUEUE: '0', ORDERS_PER_NETWORK: '0' }
  if (url) return { environment: { ...environment, DATABASE_URL: url }, database: url }
  return { environment, database: path.join(folder, 'shop.sqlite') }
}
