import { Link } from 'react-router'
import type { SalesFigures } from '#contract/sales/types.ts'
import { locale } from '#web/words/en/admin/locale.ts'
import { adminSales as words } from '#web/words/en/admin/sales.ts'
import { Panel } from '../parts/panel.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { useFold } from './use-fold.tsx'

/** What has stood longest and did not sell. */
export function SlowestPanel({ sarees }: { sarees: SalesFigures['slowest'] }) {
  const { saree, stock, days } = words.columns
  const { shown, more } = useFold(sarees)
  return (
    <Panel title={words.slowest}>
      {sarees.length === 0 ? (
        <p>{words.slowestEmpty}</p>
      ) : (
        <>
          <Sheet
            columns={[
              { label: saree },
              { label: stock, className: 'numeric' },
              { label: days, className: 'numeric' },
            ]}
            items={shown}
            row={(one) => (
              <tr key={one.id}>
                <th scope="row" className="wrap-anywhere">
                  <Link className="link" to={`/admin/products?q=${encodeURIComponent(one.code)}`}>
                    {one.name}
                  </Link>
                </th>
                <td data-label={stock} className="numeric">
                  {one.stock.toLocaleString(locale)}
                </td>
                <td data-label={days} className="numeric">
                  {one.days.toLocaleString(locale)}
                </td>
              </tr>
            )}
          />
          {more}
          <p className="pt-2 text-sm text-soft">{words.slowestNote}</p>
        </>
      )}
    </Panel>
  )
}
