import type { CartProblem } from '#contract/cart/types.ts'
import { cart as english } from '#web/words/en/cart.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { momentWords } from '../clock.ts'
import { AlertIcon } from '../ui/page-icons.tsx'
import { rupees } from '../ui/price.tsx'
import { useNow } from '../use-now.ts'

/** What a shopper must know of a line before paying, beside the line. */
export function LineProblems({ problems }: { problems: CartProblem[] }) {
  const words = useWords('cart', english).problem
  const now = useNow()
  const language = useLanguage()
  const moment = (at: string) => momentWords(Date.parse(at), now, language)
  return problems.map((problem) => (
    <p key={problem.kind} className="flex items-start gap-1.5 text-sm font-medium text-lac">
      <AlertIcon className="mt-0.5 size-4" />
      {sentenceOf(problem, words, moment)}
    </p>
  ))
}

function sentenceOf(
  problem: CartProblem,
  words: typeof english.problem,
  moment: (at: string) => string,
): string {
  switch (problem.kind) {
    case 'unavailable':
      return words.unavailable
    case 'sold-out':
      return words.soldOut
    case 'on-hold':
      return words.onHold(moment(problem.until))
    case 'only-left':
      return words.onlyLeft(problem.left)
    case 'price-changed':
      return words.priceChanged(rupees(problem.from), rupees(problem.to))
  }
}
