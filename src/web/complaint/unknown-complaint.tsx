import { complaints as english } from '#web/words/en/complaints.ts'
import { useWords } from '#web/words/words.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** A link that opens no complaint. */
export function UnknownComplaint() {
  const words = useWords('complaints', english)
  return (
    <EmptyState headingLevel="h1" title={words.unknown} text={words.unknownText}>
      <LinkButton to="/complaint">{words.write}</LinkButton>
    </EmptyState>
  )
}
