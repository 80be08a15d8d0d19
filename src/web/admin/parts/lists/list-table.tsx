import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { adminList as words } from '#web/words/en/admin.ts'
import { type Column, Sheet } from '../sheet.tsx'
import { PageLinks, usePage } from './page-links.tsx'
import { LoadFailed, NothingHere } from './table-states.tsx'

type Listed<Item> = {
  items: Item[]
  total: number
  pages: number
  /** How many orders a search has looked through, where not all. */
  searched?: number | undefined
}
/** What a query knows so far. */
type Asked<Data> = { data: Data | undefined; error: unknown; refetch: () => unknown }

type ListTableProps<Item> = {
  asked: Asked<Listed<Item>>
  columns: Column[]
  /** One row of the table. */
  row: (item: Item) => ReactNode
  empty: string
  /** Where filters leave nothing: what to say, and how to clear them. */
  narrowed?: { isNarrowed: boolean; words: string; clear: () => void }
  /** Says how many there are. */
  count?: (total: number) => string
}

/** One page of a list in all its states: on its way, failed, empty, shown with ways to the others. */
export function ListTable<Item>(props: ListTableProps<Item>) {
  const { asked, columns, row, empty, narrowed, count } = props
  const page = usePage()
  const { data, error, refetch } = asked
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (data?.items.length === 0) {
    if (page > 1) return <Beyond />
    if (!narrowed?.isNarrowed) return <NothingHere>{empty}</NothingHere>
    return <Narrowed {...narrowed} searched={data.searched} />
  }
  return (
    <>
      <Sheet columns={columns} items={data?.items} row={row} />
      {data && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          {count && (
            <div className="pt-3 text-sm text-soft" role="status">
              <p>{count(data.total)}</p>
              {data.searched && <p>{words.searched(data.searched)}</p>}
            </div>
          )}
          <PageLinks page={page} pages={data.pages} />
        </div>
      )}
    </>
  )
}

/** A list that comes whole: the only page of itself. */
export const wholeList = <Item,>({ data, error, refetch }: Asked<Item[]>): Asked<Listed<Item>> => ({
  data: data && { items: data, total: data.length, pages: 1 },
  error,
  refetch,
})

type NarrowedProps = { words: string; clear: () => void; searched: number | undefined }

/** Filters have left nothing. */
function Narrowed({ words: said, clear, searched }: NarrowedProps) {
  return (
    <WayOut said={said} label={words.clearFilters} onGo={clear}>
      {searched && (
        <p role="status" className="pt-2 text-center text-sm text-soft">
          {words.searched(searched)}
        </p>
      )}
    </WayOut>
  )
}

/** Whatever stood on this page has gone, or never was. */
function Beyond() {
  const [query, setQuery] = useSearchParams()
  const goFirst = () => {
    const next = new URLSearchParams(query)
    next.delete('page')
    setQuery(next)
  }
  return <WayOut said={words.beyond} label={words.firstPage} onGo={goFirst} />
}

type WayOutProps = { said: string; label: string; onGo: () => void; children?: ReactNode }

function WayOut({ said, label, onGo, children }: WayOutProps) {
  return (
    <>
      <NothingHere>{said}</NothingHere>
      {children}
      <p className="pt-4 text-center">
        <Button look="quiet" size="sm" onClick={onGo}>
          {label}
        </Button>
      </p>
    </>
  )
}
