import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField, TextField } from '#web/ui/forms/field.tsx'
import { admin } from '#web/words/en/admin.ts'
import { fieldOf } from '../parts/forms/field-of.ts'
import type { ProductValues } from './product-values.ts'

const { fields: labels, publishing: words } = admin.products

/** Whether shoppers see it, and of a draft when they will. */
export function PublishFields() {
  const form = useFormContext<ProductValues>()
  const field = fieldOf(form, labels)
  const isDraft = useWatch({ control: form.control, name: 'state' }) === 'draft'
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <SelectField {...field('state')}>
          <option value="published">{words.states.published}</option>
          <option value="draft">{words.states.draft}</option>
        </SelectField>
        {isDraft && (
          <TextField {...field('publishAt')} type="datetime-local" hint={words.clock} isOptional />
        )}
      </div>
      {isDraft && <p className="text-sm text-soft">{words.text}</p>}
    </div>
  )
}
