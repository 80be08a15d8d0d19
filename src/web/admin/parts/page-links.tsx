import { useSearchParams } from 'react-router'
import { Pagination } from '#web/ui/pagination.tsx'

/** The page that the address asks for. */
export function usePage(): number {
  const page = Number(useSearchParams()[0].get('page') ?? '1')
  return Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1
}

/** Links to the other pages of a table, everything else of the address kept. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  const [query] = useSearchParams()
  const hrefOf = (to: number) => {
    const next = new URLSearchParams(query)
    if (to === 1) next.delete('page')
    else next.set('page', String(to))
    return { search: next.toString() }
  }
  return (
    <div className="py-4">
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
    </div>
  )
}
