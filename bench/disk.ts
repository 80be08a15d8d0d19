import { failSync, limit } from './failing-disks.ts'
import { fillUp, places } from './full-disks.ts'
import { openGrounds } from './grounds.ts'
import { report } from './report.ts'

// `npm run prove -- disk`: the disk of the database, the uploads, the log and the temporary files runs full,
// fsync fails, files may not grow or be opened (security.md F04, F05, F06). Linux as root, with strace.

const grounds = await openGrounds('sqlite')
try {
  const full = []
  for (const place of places) full.push(await fillUp(await grounds.another(), place))
  const limits = []
  for (const name of ['fsize', 'nofile'] as const) {
    limits.push(await limit(await grounds.another(), name))
  }
  const sync = await failSync(await grounds.another())
  const faults = [...full, ...limits]
  const told = (name: 'wronglyAnswered' | 'notRecovered') => faults.flatMap((one) => one[name])
  const none = { unit: '', budget: 0 }
  const lines = (what: string, said: string[]) => ({
    ...{ what, figure: said.length, ...none },
    ...(said.length > 0 && { note: said.join('; ') }),
  })
  const sum = (figures: number[]) => figures.reduce((all, one) => all + one, 0)
  report('disk', [
    { what: 'disks run full and limits met', figure: faults.length, unit: '' },
    {
      what: 'pages not read meanwhile',
      figure: sum(faults.map((one) => one.readsFailed)),
      ...none,
    },
    lines('writes not answered 503 (507 for pictures)', told('wronglyAnswered')),
    { what: 'things half-written', figure: sum(full.map((one) => one.halfWritten)), ...none },
    lines('writes that failed after, in the same process', told('notRecovered')),
    { what: 'orders confirmed though fsync failed', figure: sync.isUnconfirmed ? 0 : 1, ...none },
    { what: 'orders under that key after a restart', figure: sync.orders, unit: '', budget: 1 },
    { what: 'exit code after fsync failed', figure: sync.exitCode ?? -1, unit: '', budget: 1 },
    { what: 'until that exit', figure: sync.endedMs, unit: 'ms', budget: 5000 },
  ])
} finally {
  await grounds.close()
}
