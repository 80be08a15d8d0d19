import type { SearchAnswer } from '#contract/search/types.ts'
import type { ListingFilter } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-query.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'
import { Chip } from '../ui/chip.tsx'
import { useNames } from './understood-names.ts'

type UnderstoodProps = { filter: ListingFilter; answer: SearchAnswer }

/** What the words of a search were read as, each taken away by a click, and what was not understood. */
export function UnderstoodChips({ filter, answer }: UnderstoodProps) {
  const words = useWords('listing', english)
  const nameOf = useNames()
  const { understood, givenUp, leftOut, notRead, elsewhere } = answer
  const notes = [
    leftOut.length > 0 && words.search.leftOut(leftOut.join(' ')),
    notRead !== undefined && words.search.notRead(notRead),
    elsewhere.length > 0 && words.search.elsewhere(elsewhere.join(' ')),
    givenUp.length > 0 && words.search.givenUp(givenUp.map(nameOf).join(', ')),
  ].filter((note) => note !== false)
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="mb-3 text-soft">
          {note}
        </p>
      ))}
      {understood.length > 0 && (
        <ul aria-label={words.search.understood} className="chips mb-4">
          {understood.map((one) => (
            <li key={nameOf(one)}>
              <Chip
                name={nameOf(one)}
                to={listingPath({ ...filter, text: one.rest || null, page: 1 })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
