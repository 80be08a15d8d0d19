import type { DataRequest } from '#contract/privacy/request-types.ts'
import { dayWords } from '#domain/day-words.ts'
import { myData as english } from '#web/words/en/my-data.ts'
import { useLanguage, useWords } from '#web/words/words.ts'

/** What came of a request, or until when the shop answers. */
export function RequestStanding({ request }: { request: DataRequest }) {
  const words = useWords('myData', english)
  const language = useLanguage()
  const { kind, answeredAt, outcome, goalBefore, answerBefore, outcomeWords } = request
  const day = (at: string) => dayWords(Date.parse(at) - 1, language)
  if (kind === 'access') return <p role="status">{words.doneAccess}</p>
  if (kind === 'withdraw') return <p role="status">{words.doneWithdraw}</p>
  if (answeredAt)
    return (
      <div role="status" className="measure">
        {outcome && <p className="text-lg">{words.outcomes[outcome]}</p>}
        <p className="mt-1 break-words whitespace-pre-line">{outcomeWords}</p>
      </div>
    )
  return (
    <div role="status" className="measure">
      <p className="text-lg">{words.goal(day(goalBefore))}</p>
      <p className="mt-1 text-soft">{words.latest(day(answerBefore))}</p>
      {kind === 'erase' && <p className="mt-3">{words.keeps}</p>}
    </div>
  )
}
