import type { CheckState } from '#domain/compliance/check.ts'
import { AlertIcon, InfoIcon } from '#web/ui/page-icons.tsx'
import { adminCompliance as words } from '#web/words/en/admin/law/compliance.ts'

/** How a check stands, in words and in a sign: not by its colour alone. */
export function StateMark({ state }: { state: CheckState }) {
  if (state === 'green') return <span className="text-soft">{words.states.green}</span>
  const Icon = state === 'red' ? AlertIcon : InfoIcon
  return (
    <span
      className={
        state === 'red'
          ? 'inline-flex items-center gap-1.5 font-semibold text-lac'
          : 'inline-flex items-center gap-1.5 font-medium'
      }
    >
      <Icon className="size-4" />
      {words.states[state]}
    </span>
  )
}
