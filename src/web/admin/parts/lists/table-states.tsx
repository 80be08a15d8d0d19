import { Button } from '#web/ui/button.tsx'
import { admin } from '#web/words/en/admin.ts'
import { reasonOf } from '../forms/failure.ts'

/** Rows of the table's own height while the first answer is on its way. */
export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return (
    <tbody aria-busy="true" aria-label={admin.loading}>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move.
        <tr key={at}>
          <td colSpan={columns}>
            <span className="skeleton sheet-skeleton block" />
          </td>
        </tr>
      ))}
    </tbody>
  )
}

/** A sentence in place of the table. */
export function NothingHere({ children }: { children: string }) {
  return <p className="border border-line bg-card px-4 py-10 text-center text-soft">{children}</p>
}

type LoadFailedProps = { error: unknown; onRetry: () => void }

export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  return (
    <div role="alert" className="border border-line bg-card px-4 py-8 text-center">
      <p className="font-medium">{admin.loadFailed}</p>
      <p className="mt-1 text-soft">{reasonOf(error, '')}</p>
      <Button look="quiet" size="sm" className="mt-4" onClick={onRetry}>
        {admin.tryAgain}
      </Button>
    </div>
  )
}
