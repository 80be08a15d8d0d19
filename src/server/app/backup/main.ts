import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Retention } from '#domain/backup.ts'
import { readConfig } from '../../platform/config.ts'
import { atTerminal, Refusal, say } from './refusal.ts'
import { takeBackup } from './take-backup.ts'

// `pallu backup [--to FOLDER] [--keep 24] [--keep-days 14]`: copies the shop while it is open.

await atTerminal(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string', default: './backups' },
      keep: { type: 'string' },
      'keep-days': { type: 'string' },
    },
  })
  const keep = retentionOf(values.keep, values['keep-days'])
  say('Taking a backup …')
  const started = performance.now()
  const to = path.resolve(values.to)
  const options = keep === undefined ? { to, say } : { to, say, keep }
  const folder = await takeBackup(readConfig(process.env), options)
  say(`${folder} is complete, in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
})

/** Without either, nothing is ever taken away. */
function retentionOf(newest: string | undefined, days: string | undefined): Retention | undefined {
  if (newest === undefined && days === undefined) return undefined
  return { newest: countOf('--keep', newest ?? '1'), days: countOf('--keep-days', days ?? '0', 0) }
}

function countOf(name: string, text: string, least = 1): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= least) return count
  throw new Refusal(`${name} wants a whole number from ${least} on.`)
}
