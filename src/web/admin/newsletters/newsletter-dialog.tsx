import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import {
  createNewsletter,
  listNewsletters,
  updateNewsletter,
} from '#contract/newsletter/issue-calls.ts'
import type { Newsletter } from '#contract/newsletter/issue-types.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { adminNewsletters as words } from '#web/words/en/admin/content/newsletters.ts'
import { ContentField } from '../pages/content-field.tsx'
import { TextFigures } from '../parts/figures/text-figures.tsx'
import { fieldOf } from '../parts/forms/field-of.ts'
import { newsletterRules } from '../parts/forms/form-rules.ts'
import { RecordDialog } from '../parts/forms/record-dialog.tsx'
import { useRecord } from '../parts/forms/use-record.ts'
import { asJson } from '../parts/forms/use-save.ts'
import { PathField } from '../settings/path-field.tsx'
import { PiecesField } from '../stories/pieces-field.tsx'
import { type NewsletterValues, newsletterInput, newsletterValues } from './newsletter-values.ts'

const create = asJson(createNewsletter)
const update = asJson(updateNewsletter)

type NewsletterDialogProps = {
  /** Null for a new one. */
  issue: Newsletter | null
  onSaved?: (issue: Newsletter) => void
  onClose: () => void
}

/** The form of a newsletter that nobody has got yet. */
export function NewsletterDialog({ issue, onSaved, onClose }: NewsletterDialogProps) {
  const record = useRecord({
    ...{ thing: issue, valuesOf: newsletterValues, words, draft: 'newsletter' },
    rules: newsletterRules<NewsletterValues>(newsletterInput),
    send: (values, key, version) =>
      issue
        ? update({ ...newsletterInput(values), id: issue.id, version }, key)
        : create(newsletterInput(values), key),
    refreshes: [listNewsletters.path],
  })
  const { form, newer } = record
  const field = fieldOf(form, words.fields)
  return (
    <RecordDialog record={record} isWide onSaved={onSaved} onClose={onClose}>
      <p className="text-soft">{words.languageHint}</p>
      <TextField {...field('subject')} maxLength={150} />
      <TextField {...field('preview')} isOptional maxLength={200} hint={words.previewHint} />
      <PictureFields form={form} />
      <ContentField
        {...{ control: form.control, name: 'content', label: words.fields.content }}
        round={newer.round}
      />
      <LetterFigures form={form} />
      <PiecesField
        {...{ control: form.control, name: 'productIds', label: words.fields.productIds }}
      />
    </RecordDialog>
  )
}

type PartProps = { form: UseFormReturn<NewsletterValues> }

const LetterFigures = ({ form: { control } }: PartProps) => (
  <TextFigures
    texts={useWatch({ control, name: ['subject', 'preview', 'content', 'pictureAlt'] })}
  />
)

function PictureFields({ form }: PartProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Controller
        name="picture"
        control={form.control}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <PathField {...{ label: words.fields.picture, value, onChange }} error={error?.message} />
        )}
      />
      <TextField {...fieldOf(form, words.fields)('pictureAlt')} isOptional maxLength={200} />
    </div>
  )
}
