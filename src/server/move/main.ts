import { parseArgs } from 'node:util'
import { atTerminal, Refusal, say } from '../backup/refusal.ts'
import { readConfig } from '../config.ts'
import { moveShop } from './move-shop.ts'

// `pallu move --to postgres://…`: brings the embedded shop to PostgreSQL.

await atTerminal(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  if (!values.to || !/^postgres(ql)?:\/\//.test(values.to)) {
    throw new Refusal('Where to? pallu move --to postgres://user:password@host/database')
  }
  say('Moving the shop to PostgreSQL …')
  const started = performance.now()
  const { rows, tables } = await moveShop(readConfig(process.env), values.to, say)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(`${rows} rows in ${tables} tables are there, compared one by one, in ${seconds} s.`)
  say('Start the shop with DATABASE_URL set to that address. The embedded one stays as it was.')
})
