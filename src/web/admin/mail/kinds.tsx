import { admin } from '#web/words/en/admin.ts'
import { Choice } from '../parts/forms/choice.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'

const words = admin.mail.kinds

/** Emails or text messages; each list begins anew. */
export function Kinds({ kind }: { kind: 'emails' | 'texts' }) {
  const { set } = useFilters('kind')
  return (
    <Choice
      label={words.label}
      options={[
        ['emails', words.emails],
        ['texts', words.texts],
      ]}
      chosen={kind}
      onChoose={(one) => set({ kind: one === 'texts' ? one : '' })}
      className="w-64 pb-4 max-sm:w-full"
    />
  )
}
