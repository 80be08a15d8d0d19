import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'
import { ApiError } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { AlertIcon } from '../ui/page-icons.tsx'

type LoadFailureProps = { error: Error; isTrying: boolean; onTryAgain: () => void }

/** Above the list that was there before: what failed, and another try. */
export function LoadFailure({ error, isTrying, onTryAgain }: LoadFailureProps) {
  const words = useWords('listing', english)
  const reason = error instanceof ApiError ? error.reason : words.offline
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center justify-between gap-3 border-s-2 border-arakku bg-wash px-4 py-3"
    >
      <p className="flex items-center gap-2">
        <AlertIcon className="size-5 text-lac" />
        {words.failed(reason)}
      </p>
      <Button look="quiet" size="sm" isBusy={isTrying} onClick={onTryAgain}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
