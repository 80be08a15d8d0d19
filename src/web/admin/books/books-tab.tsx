import { useQuery } from '@tanstack/react-query'
import { getBooks } from '#contract/books/admin-calls.ts'
import type { Books } from '#contract/books/types.ts'
import { Link } from '#web/ui/link.tsx'
import { adminBooks as words } from '#web/words/en/admin/law/books.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/panel.tsx'
import { DayBookPanel } from './day-book-panel.tsx'
import { PeriodsSheet } from './periods-sheet.tsx'
import { TablesForm } from './tables-form.tsx'
import { TurnoverPanel } from './turnover-panel.tsx'

/** What an accountant takes out of the shop. */
export function BooksTab() {
  const asked = useQuery({ ...queryFor(getBooks, {}), refetchOnMount: 'always' })
  return (
    <Loaded asked={asked} height="h-96">
      {(books) => (
        <div className="flex max-w-5xl flex-col gap-4">
          <Returns books={books} />
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <DayBookPanel />
            <TurnoverPanel books={books} />
          </div>
        </div>
      )}
    </Loaded>
  )
}

function Returns({ books: { registration, periods } }: { books: Books }) {
  const mayTax = useMay('taxes.edit')
  if (registration !== 'regular' && periods.length === 0) {
    const text = words.noReturns[registration]
    return (
      <Panel title={words.returns}>
        <p className="text-soft">{text}</p>
        {mayTax && (
          <Link to="/admin/settings/law" className="link inline-flex min-h-9 items-center">
            {words.toSettings}
          </Link>
        )}
      </Panel>
    )
  }
  return (
    <Panel title={words.returns}>
      <p className="max-w-3xl pb-3 text-soft">{words.returnsText}</p>
      <PeriodsSheet periods={periods} />
      <TablesForm periods={periods} />
    </Panel>
  )
}
