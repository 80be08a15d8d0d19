import type { PerformanceFigures } from '#contract/performance.ts'
import { admin } from '#web/words/en/admin.ts'

const words = admin.settings.performance
const number = (value: number) => value.toLocaleString('en-IN')

/** Where the shop thinks longest. */
export function SlowestTable({ slowest }: { slowest: PerformanceFigures['slowest'] }) {
  return (
    <section>
      <h2 className="font-sans text-base font-semibold">{words.slowest}</h2>
      <p className="text-sm text-soft">{words.slowestText}</p>
      {slowest.length === 0 ? (
        <p className="mt-3">{words.noRequests}</p>
      ) : (
        <table className="sheet mt-3">
          <thead>
            <tr>
              <th scope="col" className="w-full">
                {words.path}
              </th>
              <th scope="col" className="numeric">
                {words.count}
              </th>
              <th scope="col" className="numeric">
                {words.half}
              </th>
              <th scope="col" className="numeric">
                {words.most}
              </th>
            </tr>
          </thead>
          <tbody>
            {slowest.map(({ path, count, p50, p95 }) => (
              <tr key={path}>
                <td className="py-1.5 font-medium break-all">{path}</td>
                <td data-label={words.count} className="numeric">
                  {number(count)}
                </td>
                <td data-label={words.half} className="numeric">
                  {words.ms(number(p50))}
                </td>
                <td data-label={words.most} className="numeric">
                  {words.ms(number(p95))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
