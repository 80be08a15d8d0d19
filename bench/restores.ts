import { parseArgs } from 'node:util'
import { killBackups } from './backup-kills.ts'
import { engineNamed, openGrounds } from './grounds.ts'
import { measureLargeRestore } from './large-restore.ts'
import { report } from './report.ts'
import { restoreDrills } from './restore-drills.ts'

// `npm run prove -- restores [--drills 20] [--kills 50] [--engine postgres]`: backups of a shop that sells meanwhile,
// each restored and looked at (security.md F19, F20, G22); backups that are killed; then one of 10,000 products and
// orders.

const { values } = parseArgs({
  options: {
    drills: { type: 'string', default: '20' },
    engine: { type: 'string', default: 'sqlite' },
    kills: { type: 'string', default: '50' },
    size: { type: 'string', default: '10000' },
  },
})
const say = (line: string) => void process.stdout.write(`${line}\n`)
const engine = engineNamed(values.engine)
const grounds = await openGrounds(engine)
try {
  const all = await restoreDrills(
    await grounds.another(),
    Number(values.drills),
    grounds.another,
    say,
  )
  const cut = await killBackups(await grounds.another(), Number(values.kills), say)
  const size = Number(values.size)
  const large = await measureLargeRestore(grounds, size, say)
  const what = (words: string) => `${engine}: ${words}`
  const none = { unit: '', budget: 0 }
  const thousands = `${size / 1000}k products, ${size / 1000}k orders`
  report('restores', [
    { what: what('restores under orders'), figure: all.drills, unit: '' },
    { what: what('orders confirmed meanwhile'), figure: all.confirmed, unit: '' },
    { what: what('orders confirmed before and missing'), figure: all.missing, ...none },
    { what: what('restores that did not add up'), figure: all.notAddingUp, ...none },
    { what: what('backups killed'), figure: cut.kills, unit: '' },
    { what: what('killed ones that passed for whole'), figure: cut.unsound, ...none },
    { what: what('backups hindered by those'), figure: cut.isNextSound ? 0 : 1, ...none },
    { what: what('slowest backup'), figure: all.slowestBackupMs, unit: 'ms' },
    { what: what('slowest restore'), figure: all.slowestRestoreMs, unit: 'ms' },
    { what: what(`backup of ${thousands}`), figure: large.backupMs / 1000, unit: 's' },
    {
      what: what(`restore of ${thousands}`),
      figure: large.restoreMs / 1000,
      unit: 's',
      budget: 60,
    },
    { what: what('start of the restored shop'), figure: large.startMs / 1000, unit: 's' },
  ])
} finally {
  await grounds.close()
}
