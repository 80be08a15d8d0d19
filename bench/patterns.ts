import { listPatterns, type Pattern } from '../build/pattern-list.ts'
import { ownPackage } from './foreign-packages.ts'
import { report } from './report.ts'

// `npm run prove -- patterns`: recheck, which knows automata, looks for a text over which a regular expression
// of the shop would take longer than its length (S36). One that it cannot judge counts as one.

type Verdict = {
  status: 'safe' | 'vulnerable' | 'unknown'
  complexity?: { summary: string }
  attack?: { pattern: string }
}
type Recheck = {
  check(source: string, flags: string, limits: { timeout: number }): Promise<Verdict>
}

// Its other engines are programs of their own, for one kind of machine each.
process.env['RECHECK_BACKEND'] = 'pure'
const { check }: Recheck = await ownPackage('scanners', 'recheck')
const verdictOn = ({ source, flags }: Pattern) => check(source, flags, { timeout: 60_000 })

const planted = await verdictOn({ place: '', source: '^(a+)+$', flags: '' })
if (planted.status !== 'vulnerable') throw new Error('recheck lets the worst pattern pass.')

const { patterns } = listPatterns()
const open: string[] = []
for (const pattern of patterns) {
  const { status, complexity, attack } = await verdictOn(pattern)
  if (status === 'safe') continue
  const why = [status, complexity?.summary, attack?.pattern].filter(Boolean).join(', ')
  open.push(`${pattern.place}: /${pattern.source}/${pattern.flags} (${why})`)
}
for (const line of open) process.stdout.write(`${line}\n`)
report('patterns', [
  { what: 'regular expressions looked at', figure: patterns.length, unit: '' },
  { what: 'of them not linear, or not to be judged', figure: open.length, unit: '', budget: 0 },
])
process.exitCode = open.length === 0 ? 0 : 1
