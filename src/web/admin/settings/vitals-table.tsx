import type { PerformanceFigures, VitalName } from '#contract/performance/types.ts'
import { classes } from '#web/ui/classes.ts'
import { locale } from '#web/words/en/admin/locale.ts'
import { admin } from '#web/words/en/admin.ts'

const words = admin.settings.performance
const names: VitalName[] = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB']
type Vital = PerformanceFigures['vitals'][number]

/** Good up to the first, poor from the second on (web.dev/vitals); milliseconds, CLS without unit. */
const limits: Record<VitalName, [good: number, poor: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
}

/** What real visits felt: one row a page, the first for all of them together. */
export function VitalsTable({ vitals }: { vitals: Vital[] }) {
  return (
    <section>
      <h2 className="font-sans text-base font-semibold">{words.vitals}</h2>
      <p className="text-sm text-soft">{words.vitalsText}</p>
      {vitals.length === 0 ? <p className="mt-3">{words.noVitals}</p> : <Table vitals={vitals} />}
    </section>
  )
}

function Table({ vitals }: { vitals: Vital[] }) {
  const paths = [...new Set(vitals.map(({ path }) => path))]
  const find = (name: VitalName, path: string | undefined) =>
    vitals.find((vital) => vital.name === name && vital.path === path)
  return (
    <table className="sheet mt-3">
      <thead>
        <tr>
          <th scope="col" className="w-full">
            {words.path}
          </th>
          {names.map((name) => (
            <th key={name} scope="col" className="numeric" title={words.names[name]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {paths.map((path) => (
          <tr key={path ?? ''}>
            <th scope="row" className="py-1.5 text-start font-medium">
              {path ?? words.allPages}
            </th>
            {names.map((name) => (
              <td key={name} data-label={`${name}: ${words.names[name]}`} className="numeric">
                <VitalCell vital={find(name, path)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function VitalCell({ vital }: { vital: Vital | undefined }) {
  if (!vital) return '–'
  const [good, poor] = limits[vital.name]
  const verdict = vital.p75 <= good ? 'good' : vital.p75 > poor ? 'poor' : 'fair'
  return (
    <span
      className={classes(verdict === 'good' && 'text-leaf', verdict === 'poor' && 'text-lac')}
      title={words.visits(vital.count.toLocaleString(locale))}
    >
      {shownValue(vital)} <span className="text-soft">{words[verdict]}</span>
    </span>
  )
}

function shownValue({ name, p75 }: Vital): string {
  if (name === 'CLS') return p75.toFixed(2)
  if (p75 < 1000) return words.ms(String(Math.round(p75)))
  return words.seconds((p75 / 1000).toLocaleString(locale, { maximumFractionDigits: 1 }))
}
