import type { ComplaintHead } from '#contract/complaints/admin-types.ts'
import { dayWords } from '#domain/day-words.ts'
import { adminComplaints as words } from '#web/words/en/admin/complaints.ts'
import { language } from '#web/words/en/admin/locale.ts'

/** The last day on which the law lets a complaint be resolved; red from a day before, what came of it afterwards. */
export function UntilMark({ complaint }: { complaint: ComplaintHead }) {
  const { outcome, resolveBefore, urgency } = complaint
  if (outcome) return <span className="text-soft">{words.outcomes[outcome]}</span>
  return (
    <span className={urgency === 'calm' ? undefined : 'font-medium text-lac'}>
      {dayWords(Date.parse(resolveBefore) - 1, language)}
      {urgency !== 'calm' && <span className="block text-sm">{words.urgencies[urgency]}</span>}
    </span>
  )
}
