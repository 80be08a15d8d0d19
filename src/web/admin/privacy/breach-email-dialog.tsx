import { listBreaches, tellOfBreach } from '#contract/privacy/admin-calls.ts'
import type { Breach } from '#contract/privacy/breach-types.ts'
import { languages } from '#domain/language.ts'
import { TextAreaField } from '#web/ui/forms/field.tsx'
import { adminPrivacy } from '#web/words/en/admin/privacy.ts'
import { adminTranslations } from '#web/words/en/admin/translations.ts'
import { toBuyers } from '#web/words/to-buyers.ts'
import { EntryDialog, entryField, textIn } from '../parts/forms/entry-dialog.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'

const words = adminPrivacy.breaches
const [, ...others] = languages

type BreachEmailDialogProps = { breach: Breach; onClose: () => void }

/** The email to those whom a breach touched, from a template that the owner completes. */
export function BreachEmailDialog({ breach, onClose }: BreachEmailDialogProps) {
  const refreshes = [listBreaches.path, '/api/admin/today']
  const says = { done: words.told, failed: words.tellFailed, refreshes }
  const { enter, isSaving, errors } = useEntry(tellOfBreach, says, onClose)
  const field = entryField(errors)
  const send = (form: FormData) => {
    const emails = textIn(form, 'emails')
      .split(/[\s,;]+/)
      .filter((one) => one !== '')
    const texts = others.map((one) => [one, textIn(form, `wordsIn.${one}`)])
    const wordsIn = Object.fromEntries(texts)
    void enter({ id: breach.id, emails, words: textIn(form, 'words'), wordsIn })
  }
  return (
    <EntryDialog
      title={words.tellTitle(breach.id)}
      label={words.send}
      busyLabel={words.sending}
      isSaving={isSaving}
      isWide
      onSubmit={send}
      onClose={onClose}
    >
      <TextAreaField {...field('emails', words.whom)} hint={words.whomHint} rows={4} />
      <Texts field={field} />
    </EntryDialog>
  )
}

/** Its text in each language of the shop, as the template has it. */
function Texts({ field }: { field: ReturnType<typeof entryField> }) {
  return (
    <>
      <TextAreaField
        {...field('words', words.words)}
        hint={words.wordsHint}
        rows={8}
        maxLength={4000}
        defaultValue={toBuyers.en.breach}
      />
      <p className="text-sm text-soft">{words.languagesHint}</p>
      {others.map((one) => (
        <TextAreaField
          key={one}
          {...field(`wordsIn.${one}`, words.inLanguage(adminTranslations.names[one]))}
          isOptional
          lang={one}
          rows={6}
          maxLength={4000}
          defaultValue={toBuyers[one].breach}
        />
      ))}
    </>
  )
}
