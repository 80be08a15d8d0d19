import { admin } from '#web/words/en/admin.ts'
import { SortDownIcon, SortIcon, SortUpIcon } from '../icons.tsx'

type SortHeaderProps = {
  label: string
  /** Null while another column decides. */
  order: 'asc' | 'desc' | null
  className?: string
  onSort: () => void
}

const spoken = { asc: 'ascending', desc: 'descending' } as const

/** The head of a column that sorts the table. */
export function SortHeader({ label, order, className, onSort }: SortHeaderProps) {
  const Mark = order === null ? SortIcon : order === 'asc' ? SortUpIcon : SortDownIcon
  return (
    <th scope="col" aria-sort={order ? spoken[order] : 'none'} className={className}>
      <button
        type="button"
        title={admin.sortBy(label)}
        className="-mx-1 inline-flex min-h-9 items-center gap-1 rounded-xs px-1 font-semibold hover:text-lac"
        onClick={onSort}
      >
        {label}
        <Mark className={order ? 'size-4' : 'size-4 text-edge'} />
      </button>
    </th>
  )
}
