import { useState } from 'react'
import { createCategory, updateCategory } from '#contract/content/admin-calls.ts'
import type { Category } from '#contract/content/types.ts'
import { TextAreaField } from '#web/ui/forms/field.tsx'
import { admin } from '#web/words/en/admin.ts'
import { fieldOf } from '../parts/forms/field-of.ts'
import { categoryRules } from '../parts/forms/form-rules.ts'
import { NamedFields } from '../parts/forms/named-fields.tsx'
import { PictureField } from '../parts/forms/picture-field.tsx'
import { RecordDialog } from '../parts/forms/record-dialog.tsx'
import { sendRecord } from '../parts/forms/send-record.ts'
import { useRecord } from '../parts/forms/use-record.ts'
import { productLists } from '../parts/refresh.ts'

const words = admin.categories

type Values = { name: string; slug: string; description: string }

const valuesOf = (category: Category | null): Values => ({
  name: category?.name ?? '',
  slug: category?.slug ?? '',
  description: category?.description ?? '',
})

type CategoryDialogProps = {
  /** Null for a new one. */
  category: Category | null
  /** Told what was saved, before it closes. */
  onSaved?: (category: Category) => void
  onClose: () => void
}

export function CategoryDialog({ category, onSaved, onClose }: CategoryDialogProps) {
  const [image, setImage] = useState<File | null>(null)
  const send = sendRecord(createCategory, updateCategory, category)
  const record = useRecord({
    ...{ thing: category, valuesOf, words },
    rules: categoryRules<Values>(category?.slug ?? null),
    send: (values, key, version) => send({ ...values, image, version }, key),
    refreshes: ['/api/categories', '/api/admin/categories', ...productLists],
  })
  const { form, newer } = record
  return (
    <RecordDialog record={record} isChanged={image !== null} onSaved={onSaved} onClose={onClose}>
      <NamedFields
        form={form}
        name="name"
        labels={words.fields}
        slugHint={admin.slugFrom.name}
        maxLength={80}
        isNew={category === null}
      />
      <TextAreaField {...fieldOf(form, words.fields)('description')} isOptional />
      <PictureField
        label={words.fields.image}
        replaceHint={words.fields.imageHint}
        current={newer.seen?.image ?? null}
        file={image}
        onFile={setImage}
      />
    </RecordDialog>
  )
}
