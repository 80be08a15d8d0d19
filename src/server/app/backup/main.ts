import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../platform/config.ts'
import { atTerminal, Refusal, say } from './refusal.ts'
import { takeBackup } from './take-backup.ts'

// `pallu backup [--to FOLDER] [--keep 7]`: copies the shop while it is open.

await atTerminal(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string', default: './backups' }, keep: { type: 'string' } },
  })
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  if (keep !== undefined && (!Number.isInteger(keep) || keep < 1)) {
    throw new Refusal('--keep wants a whole number from 1 on.')
  }
  say('Taking a backup …')
  const started = performance.now()
  const to = path.resolve(values.to)
  const wish = keep === undefined ? { to, say } : { to, say, keep }
  const folder = await takeBackup(readConfig(process.env), wish)
  say(`${folder} is complete, in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
})
