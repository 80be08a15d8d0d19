import { lazy, Suspense } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { createPage, updatePage } from '#contract/admin-endpoints.ts'
import type { PageForm } from '#contract/admin-forms.ts'
import type { Page } from '#contract/content.ts'
import { FieldError, TextField } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { admin } from '#web/words/en/admin.ts'
import { call } from '../../api.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { FormFooter } from '../parts/form-footer.tsx'
import { pageRules } from '../parts/form-rules.ts'
import { showFieldErrors } from '../parts/show-field-errors.ts'
import { useSave } from '../parts/use-save.ts'
import { useSlug } from '../parts/use-slug.ts'

// The editor is the heaviest part of the workshop: it comes with the first page that is edited.
const ContentEditor = lazy(() =>
  import('./content-editor.tsx').then((module) => ({ default: module.ContentEditor })),
)

const words = admin.pages

type PageDialogProps = {
  /** Null for a new one. */
  page: Page | null
  onClose: () => void
}

export function PageDialog({ page, onClose }: PageDialogProps) {
  const form = useForm<PageForm>({
    defaultValues: {
      title: page?.title ?? '',
      slug: page?.slug ?? '',
      content: page?.content ?? '',
    },
    resolver: pageRules(page?.slug ?? null),
  })
  const { register, formState } = form
  const { errors } = formState
  const slug = useSlug(page === null, (text) =>
    form.setValue('slug', text, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
  )
  const { save, isSaving } = useSave(
    (values: PageForm, key: string) => {
      const headers = { 'Idempotency-Key': key }
      return page
        ? call(updatePage, { id: String(page.id), ...values }, { headers })
        : call(createPage, values, { headers })
    },
    {
      done: page ? words.updated : words.created,
      failed: page ? words.updateFailed : words.createFailed,
      refreshes: ['/api/pages'],
    },
  )
  const submit = async (values: PageForm) => {
    const result = await save(values)
    if (result.isDone) onClose()
    else showFieldErrors(form, result.error)
  }
  return (
    <FormDialog
      title={page ? words.editTitle : words.addTitle}
      isDirty={formState.isDirty}
      isBusy={isSaving}
      isWide
      onClose={onClose}
    >
      {(close) => (
        <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          <div className="flex flex-col gap-4 p-5">
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label={words.fields.title}
                error={errors.title?.message}
                maxLength={160}
                required
                {...register('title', { onChange: (event) => slug.onName(event.target.value) })}
              />
              <TextField
                label={words.fields.slug}
                hint={admin.slugFrom.title}
                error={errors.slug?.message}
                maxLength={120}
                required
                {...register('slug', { onChange: (event) => slug.onSlug(event.target.value) })}
              />
            </div>
            <Controller
              name="content"
              control={form.control}
              render={({ field }) => (
                <Suspense fallback={<Skeleton className="h-96" />}>
                  <ContentEditor html={field.value} onChange={field.onChange} />
                </Suspense>
              )}
            />
            {errors.content?.message && <FieldError>{errors.content.message}</FieldError>}
          </div>
          <FormFooter
            label={page ? words.updateButton : words.createButton}
            busyLabel={admin.products.saving}
            isBusy={isSaving}
            onCancel={close}
          />
        </form>
      )}
    </FormDialog>
  )
}
