import { useQuery } from '@tanstack/react-query'
import { listLawNumbers } from '#contract/tax/admin-calls.ts'
import type { LawNumberRow } from '#contract/tax/law-number-types.ts'
import { placeName } from '#domain/tax/states.ts'
import { rupees } from '#web/ui/price.tsx'
import { adminTaxes } from '#web/words/en/admin/law/taxes.ts'
import { queryFor } from '../../cache.ts'
import { LoadFailed } from '../parts/lists/table-states.tsx'
import { Panel } from '../parts/panel.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { dayInWords, dayOfYearInWords } from './day-in-words.ts'
import { NewLimit } from './new-limit.tsx'

const words = adminTaxes.limits
const { columns } = words

/** Every limit and clock of the law that ever was, and a new one from a day on. */
export function LimitsPanel() {
  const { data, error, refetch } = useQuery(queryFor(listLawNumbers, {}))
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  return (
    <Panel title={words.title}>
      <p className="pb-3 text-soft">{words.text}</p>
      <Sheet
        columns={[
          { label: columns.limit, className: 'w-full' },
          { label: columns.value, className: 'numeric' },
          { label: columns.from },
          { label: columns.to },
        ]}
        items={data}
        row={(limit) => <LimitRow key={`${limit.name} ${limit.from}`} limit={limit} />}
      />
      {data && <NewLimit limits={data} nameOf={nameOf} />}
    </Panel>
  )
}

const eWayBillOf = 'e-way-bill-'

/** One of a state is said by the name of its state. */
function nameOf(name: string): string {
  const said = new Map(Object.entries(words.names)).get(name)
  if (said !== undefined || !name.startsWith(eWayBillOf)) return said ?? name
  return words.ofState(placeName(name.slice(eWayBillOf.length)))
}

function inWords({ value, unit }: LawNumberRow): string {
  if (unit === 'rupees') return rupees(value)
  return unit === 'day-of-year' ? dayOfYearInWords(value) : words.of[unit](value)
}

function LimitRow({ limit }: { limit: LawNumberRow }) {
  return (
    <tr>
      <th scope="row">
        <span className="block font-medium">{nameOf(limit.name)}</span>
        <span className="block text-sm text-soft">
          {[limit.note, limit.source].filter((text) => text !== '').join(' · ')}
        </span>
      </th>
      <td data-label={columns.value} className="numeric whitespace-nowrap">
        {inWords(limit)}
      </td>
      <td data-label={columns.from} className="whitespace-nowrap">
        {dayInWords(limit.from)}
      </td>
      <td data-label={columns.to} className="whitespace-nowrap">
        {limit.to ? dayInWords(limit.to) : adminTaxes.rates.open}
      </td>
    </tr>
  )
}
