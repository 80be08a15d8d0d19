import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../platform/config.ts'
import { atTerminal, Refusal, say } from './refusal.ts'
import { rehearseRestore } from './restore/rehearse-restore.ts'
import { restoreBackup } from './restore/restore-backup.ts'

// `pallu restore --from BACKUP [--identity FILE] [--verify] [--yes]`: the shop as it was, or a rehearsal of that.

await atTerminal(async () => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      identity: { type: 'string' },
      verify: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  })
  if (!values.from) throw new Refusal('Which backup? pallu restore --from FOLDER')
  const kept = { from: path.resolve(values.from), identity: values.identity }
  const config = readConfig(process.env)
  say(values.verify ? 'Rehearsing a restore …' : 'Restoring …')
  const started = performance.now()
  const { takenAt, sums } = values.verify
    ? await rehearseRestore(config, kept, say)
    : await restoreBackup(config, { ...kept, mayReplace: values.yes, say })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(`  the shop of ${takenAt}: ${sums.orders} orders, ${sums.stock} pieces in stock`)
  say(values.verify ? `The backup is sound (${seconds} s).` : `Restored in ${seconds} s.`)
})
