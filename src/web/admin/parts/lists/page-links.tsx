import { useSearchParams } from 'react-router'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { pageIn } from './page-in.ts'

/** The page that the address asks for. */
export function usePage(): number {
  return pageIn(useSearchParams()[0])
}

/** Links to the other pages of a table, everything else of the address kept. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  const [query] = useSearchParams()
  const hrefOf = (to: number) => {
    const next = new URLSearchParams(query)
    if (to === 1) next.delete('page')
    else next.set('page', String(to))
    return `?${next}`
  }
  return (
    <div className="py-4">
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
    </div>
  )
}
