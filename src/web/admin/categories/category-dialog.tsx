import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { createCategory, updateCategory } from '#contract/content/admin-calls.ts'
import type { Category } from '#contract/content/types.ts'
import { TextAreaField, TextField } from '#web/ui/forms/field.tsx'
import { admin } from '#web/words/en/admin.ts'
import { formDataOf } from '../parts/forms/form-data.ts'
import { categoryRules } from '../parts/forms/form-rules.ts'
import { PictureField } from '../parts/forms/picture-field.tsx'
import { RecordDialog } from '../parts/forms/record-dialog.tsx'
import { useNewer } from '../parts/forms/use-newer.ts'
import { useSave } from '../parts/forms/use-save.ts'
import { useSlug } from '../parts/forms/use-slug.ts'
import { productLists } from '../parts/refresh.ts'
import { sendForm } from '../send-form.ts'

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
  const form = useForm<Values>({
    defaultValues: valuesOf(category),
    resolver: categoryRules(category?.slug ?? null),
  })
  const newer = useNewer({ form, thing: category, valuesOf, labels: words.fields })
  const { errors } = form.formState
  const [image, setImage] = useState<File | null>(null)
  const fields = useSlug(form, 'name', category === null)
  const { save, isSaving } = useSave(
    (body: FormData, key: string) =>
      category
        ? sendForm(updateCategory, { input: { id: String(category.id) }, form: body, key })
        : sendForm(createCategory, { input: {}, form: body, key }),
    {
      done: category ? words.updated : words.created,
      failed: category ? words.updateFailed : words.createFailed,
      refreshes: ['/api/categories', '/api/admin/categories', ...productLists],
    },
  )
  return (
    <RecordDialog
      form={form}
      title={category ? words.editTitle : words.addTitle}
      label={category ? words.updateButton : words.createButton}
      busyLabel={admin.products.saving}
      isChanged={image !== null}
      isSaving={isSaving}
      newer={newer}
      onSave={async (values) => {
        const version = newer.seen?.version ?? null
        const result = await save(formDataOf({ ...values, image, version }))
        if (result.isDone) onSaved?.(result.answer)
        return result
      }}
      onClose={onClose}
    >
      <TextField
        label={words.fields.name}
        error={errors.name?.message}
        maxLength={80}
        required
        {...fields.name}
      />
      <TextField
        label={words.fields.slug}
        hint={admin.slugFrom.name}
        error={errors.slug?.message}
        maxLength={120}
        required
        {...fields.slug}
      />
      <TextAreaField
        label={words.fields.description}
        error={errors.description?.message}
        isOptional
        {...form.register('description')}
      />
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
