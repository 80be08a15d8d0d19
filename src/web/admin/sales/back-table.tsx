import { locale } from '#web/words/en/admin/locale.ts'
import { adminSales as words } from '#web/words/en/admin/sales.ts'
import { Sheet } from '../parts/sheet.tsx'
import { ShareBar } from './share-bar.tsx'
import { useFold } from './use-fold.tsx'

type Row = {
  name: string
  /** Pieces that came back, and the pieces that they are a part of. */
  back: number
  of: number
  /** Their reasons. */
  told?: string
}

type BackTableProps = { first: string; share: string; rows: Row[] }

/** What came back: a table in which a bar repeats each share. */
export function BackTableOf({ first, share, rows }: BackTableProps) {
  const { shown, more } = useFold(rows)
  const { pieces } = words.columns
  return (
    <>
      <Sheet
        columns={[
          { label: first },
          { label: pieces, className: 'numeric' },
          { label: share, className: 'w-1/3' },
        ]}
        items={shown}
        row={({ name, back, of, told }) => (
          <tr key={name}>
            <th scope="row" className="font-medium wrap-anywhere">
              {name}
              {told && <span className="block text-sm font-normal text-soft">{told}</span>}
            </th>
            <td data-label={pieces} className="numeric">
              {back.toLocaleString(locale)}
            </td>
            <td data-label={share}>
              <ShareBar part={of === 0 ? 0 : back / of} />
            </td>
          </tr>
        )}
      />
      {more}
    </>
  )
}
