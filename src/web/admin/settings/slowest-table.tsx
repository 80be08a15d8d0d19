import type { PerformanceFigures } from '#contract/performance/types.ts'
import { locale } from '#web/words/en/admin/locale.ts'
import { admin } from '#web/words/en/admin.ts'

const words = admin.settings.performance
const number = (value: number) => value.toLocaleString(locale)

type SlowestProps = { slowest: PerformanceFigures['slowest'] }

/** Where the shop thinks longest. */
export function SlowestTable({ slowest }: SlowestProps) {
  return (
    <section>
      <h2 className="font-sans text-base font-semibold">{words.slowest}</h2>
      <p className="text-sm text-soft">{words.slowestText}</p>
      {slowest.length === 0 ? (
        <p className="mt-3">{words.noRequests}</p>
      ) : (
        <Table slowest={slowest} />
      )}
    </section>
  )
}

function Table({ slowest }: SlowestProps) {
  return (
    <table className="mt-3 w-full text-sm">
      <thead>
        <tr>
          <th scope="col" className="w-full py-1.5 text-start">
            {words.path}
          </th>
          <th scope="col" className="ps-4 text-end sm:whitespace-nowrap">
            {words.count}
          </th>
          <th scope="col" className="ps-4 text-end whitespace-nowrap max-sm:hidden">
            {words.half}
          </th>
          <th scope="col" className="ps-4 text-end sm:whitespace-nowrap">
            {words.most}
          </th>
        </tr>
      </thead>
      <tbody>
        {slowest.map(({ path, count, p50, p95 }) => (
          <tr key={path} className="border-t border-line">
            <th scope="row" className="py-1.5 text-start font-medium break-all">
              {path}
            </th>
            <td className="ps-4 text-end tabular-nums">{number(count)}</td>
            <td className="ps-4 text-end whitespace-nowrap tabular-nums max-sm:hidden">
              {words.ms(number(p50))}
            </td>
            <td className="ps-4 text-end whitespace-nowrap tabular-nums">
              {words.ms(number(p95))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
