import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'

/** Says that the shop looked for other words than those typed. */
export function CorrectedNote({ to }: { to: string }) {
  const words = useWords('listing', english)
  return <p className="mt-2 text-soft">{words.corrected(to)}</p>
}
