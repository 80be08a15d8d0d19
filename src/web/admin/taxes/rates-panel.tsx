import { useQuery } from '@tanstack/react-query'
import { listTaxRates } from '#contract/tax/admin-calls.ts'
import type { TaxRateRow } from '#contract/tax/types.ts'
import { rupees } from '#web/ui/price.tsx'
import { adminTaxes } from '#web/words/en/admin/law/taxes.ts'
import { queryFor } from '../../cache.ts'
import { LoadFailed } from '../parts/lists/table-states.tsx'
import { Panel } from '../parts/panel.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { dayInWords } from './day-in-words.ts'
import { NewRate } from './new-rate.tsx'

const words = adminTaxes.rates
const { columns } = words

/** Every rate that ever was, and a new one from a day on. */
export function RatesPanel() {
  const { data, error, refetch } = useQuery(queryFor(listTaxRates, {}))
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  return (
    <Panel title={words.title}>
      <p className="pb-3 text-soft">{words.text}</p>
      <Sheet
        columns={[
          { label: columns.class, className: 'w-full' },
          { label: columns.above, className: 'numeric' },
          { label: columns.rate, className: 'numeric' },
          { label: columns.from },
          { label: columns.to },
        ]}
        items={data}
        row={(rate) => <RateRow key={rate.id} rate={rate} />}
      />
      {data && <NewRate rates={data} />}
    </Panel>
  )
}

function RateRow({ rate }: { rate: TaxRateRow }) {
  return (
    <tr>
      <th scope="row">
        <span className="block font-medium">{rate.className}</span>
        <span className="block text-sm text-soft">
          {[rate.isDisputed ? words.disputed : '', rate.note, rate.source]
            .filter((text) => text !== '')
            .join(' · ')}
        </span>
      </th>
      <td data-label={columns.above} className="numeric whitespace-nowrap">
        {rupees(rate.above)}
      </td>
      <td data-label={columns.rate} className="numeric whitespace-nowrap">
        {rate.rate} %
      </td>
      <td data-label={columns.from} className="whitespace-nowrap">
        {dayInWords(rate.from)}
      </td>
      <td data-label={columns.to} className="whitespace-nowrap">
        {rate.to ? dayInWords(rate.to) : words.open}
      </td>
    </tr>
  )
}
