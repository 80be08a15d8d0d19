import { pathIn } from '#domain/language.ts'
import { useLanguage } from '#web/words/words.ts'
import type { Deed, Outcome, Refused } from '../sign-in/deed.ts'
import { withNext } from '../sign-in/next-path.ts'
import { useDeed } from '../sign-in/use-deed.ts'

type Ways<Answer> = {
  given?: Outcome<Answer> | undefined
  onDone?: (answer: Answer) => unknown
  onRefused?: (refused: Refused) => void
  isLeaving?: boolean
}

/** A deed of a signed-in person: whose session has ended signs in again and comes back. */
export function useOwnDeed<Answer>(deed: Deed<Answer>, ways: Ways<Answer> = {}) {
  const language = useLanguage()
  const onRefused = (refused: Refused) => {
    if (refused.status === 401) {
      location.assign(pathIn(language, withNext('/login', location.pathname)))
    } else ways.onRefused?.(refused)
  }
  return useDeed(deed, { ...ways, onRefused })
}
