import type { CostsOfProduct } from '#contract/costs/types.ts'
import { rupees } from '#web/ui/price.tsx'
import { adminCosts as words } from '#web/words/en/admin/work/costs.ts'
import { Sheet } from '../parts/sheet.tsx'
import { whenText } from '../parts/when.tsx'

/** Who entered what, and when, the last first. */
export function CostsHistory({ entries }: { entries: CostsOfProduct['entries'] }) {
  const { at, by, purchase, other, since } = words.columns
  if (entries.length === 0) return <p className="text-sm text-soft">{words.noHistory}</p>
  return (
    <section>
      <h3 className="pb-1 font-sans text-sm font-semibold">{words.history}</h3>
      <Sheet
        columns={[
          { label: at },
          { label: by },
          { label: purchase, className: 'numeric' },
          { label: other, className: 'numeric' },
          { label: since },
        ]}
        items={entries}
        row={(one) => (
          <tr key={one.id}>
            <th scope="row">{whenText(one.at)}</th>
            <td data-label={by}>{one.by}</td>
            <td data-label={purchase} className="numeric">
              {one.purchase === null ? words.unknownCost : rupees(one.purchase)}
            </td>
            <td data-label={other} className="numeric">
              {rupees(one.other)}
            </td>
            <td data-label={since}>{one.since === null ? words.always : whenText(one.since)}</td>
          </tr>
        )}
      />
    </section>
  )
}
