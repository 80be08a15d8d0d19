import { rupees } from '#web/ui/price.tsx'
import { adminCosts as words } from '#web/words/en/admin/work/costs.ts'
import { wholePercent } from '../parts/percent.ts'

type Told = { taken: number; margin: number | null; share: number | null }

/** What stays of a price, in a sentence. */
export function marginSentence({ taken, margin, share }: Told): string {
  if (margin === null) return words.notKnown
  if (margin < 0) return words.loses(rupees(-margin), rupees(taken))
  return words.stays(rupees(margin), rupees(taken), wholePercent(share))
}
