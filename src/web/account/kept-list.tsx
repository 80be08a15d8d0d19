import type { KeptOfAccount } from '#contract/accounts/kept-types.ts'
import { account as english } from '#web/words/en/account.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { dayOf } from './day.ts'

/** What stays of an account, how much of it and until when. */
export function KeptList({ parts, title }: { parts: KeptOfAccount[]; title: string }) {
  const words = useWords('account', english).privacy.stays
  const language = useLanguage()
  if (parts.length === 0) return null
  return (
    <section className="measure my-4">
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 ps-5">
        {parts.map(({ what, count, until }) => (
          <li key={what}>
            {words.parts[what][0]} ({count}): {words.parts[what][1]}
            {until !== null && words.until(dayOf(until, language))}
          </li>
        ))}
      </ul>
    </section>
  )
}
