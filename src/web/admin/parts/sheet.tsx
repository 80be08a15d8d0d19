import type { ReactNode } from 'react'
import { SkeletonRows } from './lists/table-states.tsx'

export type Column = { label: string; className?: string }

type SheetProps<Item> = {
  columns: Column[]
  /** Undefined while they are on their way. */
  items: Item[] | undefined
  row: (item: Item) => ReactNode
}

/** A table, which a phone shows as cards. */
export function Sheet<Item>({ columns, items, row }: SheetProps<Item>) {
  return (
    <table className="sheet">
      <thead>
        <tr>
          {columns.map(({ label, className }) => (
            <th key={label} scope="col" className={className}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {items ? <tbody>{items.map(row)}</tbody> : <SkeletonRows rows={8} columns={columns.length} />}
    </table>
  )
}
