import { testNewsletter } from '#contract/newsletter/issue-calls.ts'
import type { Language } from '#domain/language.ts'
import { Button } from '#web/ui/button.tsx'
import { adminNewsletters } from '#web/words/en/admin/content/newsletters.ts'
import { asJson, useSave } from '../parts/forms/use-save.ts'

const words = adminNewsletters.test

/** Sends it to whoever presses, as a reader of a language gets it. */
export function TestButton({ id, language }: { id: number; language: Language }) {
  const { save, isSaving } = useSave(asJson(testNewsletter), {
    ...{ done: ({ to }: { to: string }) => words.sent(to), failed: words.failed },
  })
  return (
    <Button look="quiet" size="sm" isBusy={isSaving} onClick={() => void save({ id, language })}>
      {words.button}
    </Button>
  )
}
