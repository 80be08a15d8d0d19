import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { createCategory, updateCategory } from '#contract/admin-endpoints.ts'
import type { Category } from '#contract/content.ts'
import { TextAreaField, TextField } from '#web/ui/field.tsx'
import { admin } from '#web/words/en/admin.ts'
import { formDataOf } from '../parts/form-data.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { FormFooter } from '../parts/form-footer.tsx'
import { categoryRules } from '../parts/form-rules.ts'
import { PictureField } from '../parts/picture-field.tsx'
import { productLists } from '../parts/refresh.ts'
import { showFieldErrors } from '../parts/show-field-errors.ts'
import { useSave } from '../parts/use-save.ts'
import { useSlug } from '../parts/use-slug.ts'
import { sendForm } from '../send-form.ts'

const words = admin.categories

type Values = { name: string; slug: string; description: string }

type CategoryDialogProps = {
  /** Null for a new one. */
  category: Category | null
  onClose: () => void
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const form = useForm<Values>({
    defaultValues: {
      name: category?.name ?? '',
      slug: category?.slug ?? '',
      description: category?.description ?? '',
    },
    resolver: categoryRules(category?.slug ?? null),
  })
  const { register, formState } = form
  const { errors } = formState
  const [image, setImage] = useState<File | null>(null)
  const slug = useSlug(category === null, (text) =>
    form.setValue('slug', text, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
  )
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
  const submit = async (values: Values) => {
    const result = await save(formDataOf({ ...values, image }))
    if (result.isDone) onClose()
    else showFieldErrors(form, result.error)
  }
  return (
    <FormDialog
      title={category ? words.editTitle : words.addTitle}
      isDirty={formState.isDirty || image !== null}
      isBusy={isSaving}
      onClose={onClose}
    >
      {(close) => (
        <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          <div className="flex flex-col gap-4 p-5">
            <TextField
              label={words.fields.name}
              error={errors.name?.message}
              maxLength={80}
              required
              {...register('name', { onChange: (event) => slug.onName(event.target.value) })}
            />
            <TextField
              label={words.fields.slug}
              hint={admin.slugFrom.name}
              error={errors.slug?.message}
              maxLength={120}
              required
              {...register('slug', { onChange: (event) => slug.onSlug(event.target.value) })}
            />
            <TextAreaField
              label={words.fields.description}
              error={errors.description?.message}
              isOptional
              {...register('description')}
            />
            <PictureField
              label={words.fields.image}
              replaceHint={words.fields.imageHint}
              current={category?.image ?? null}
              file={image}
              onFile={setImage}
            />
          </div>
          <FormFooter
            label={category ? words.updateButton : words.createButton}
            busyLabel={admin.products.saving}
            isBusy={isSaving}
            onCancel={close}
          />
        </form>
      )}
    </FormDialog>
  )
}
