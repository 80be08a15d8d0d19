import { lazy, Suspense } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { createPage, updatePage } from '#contract/content/admin-calls.ts'
import type { PageForm } from '#contract/content/admin-types.ts'
import type { Page } from '#contract/content/types.ts'
import { FieldError, TextField } from '#web/ui/forms/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { admin } from '#web/words/en/admin.ts'
import { call } from '../../api.ts'
import { pageRules } from '../parts/forms/form-rules.ts'
import { RecordDialog } from '../parts/forms/record-dialog.tsx'
import { useNewer } from '../parts/forms/use-newer.ts'
import { useSave } from '../parts/forms/use-save.ts'
import { useSlug } from '../parts/forms/use-slug.ts'

// The editor is the heaviest part of the workshop: it comes with the first page that is edited.
const ContentEditor = lazy(() =>
  import('./content-editor.tsx').then((module) => ({ default: module.ContentEditor })),
)

const words = admin.pages

type Values = Omit<PageForm, 'version'>

const valuesOf = (page: Page | null): Values => ({
  title: page?.title ?? '',
  slug: page?.slug ?? '',
  content: page?.content ?? '',
})

type PageDialogProps = {
  /** Null for a new one. */
  page: Page | null
  onClose: () => void
}

export function PageDialog({ page, onClose }: PageDialogProps) {
  const form = useForm<Values>({
    defaultValues: valuesOf(page),
    resolver: pageRules(page?.slug ?? null),
  })
  const newer = useNewer({ form, thing: page, valuesOf, labels: words.fields })
  const { errors } = form.formState
  const fields = useSlug(form, 'title', page === null)
  const { save, isSaving } = useSave(
    (values: Values, key: string) => {
      const headers = { 'Idempotency-Key': key }
      return page
        ? call(
            updatePage,
            { id: String(page.id), ...values, version: newer.seen?.version },
            { headers },
          )
        : call(createPage, values, { headers })
    },
    {
      done: page ? words.updated : words.created,
      failed: page ? words.updateFailed : words.createFailed,
      refreshes: ['/api/pages'],
    },
  )
  return (
    <RecordDialog
      form={form}
      title={page ? words.editTitle : words.addTitle}
      label={page ? words.updateButton : words.createButton}
      busyLabel={admin.products.saving}
      isSaving={isSaving}
      isWide
      newer={newer}
      onSave={save}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.fields.title}
          error={errors.title?.message}
          maxLength={160}
          required
          {...fields.name}
        />
        <TextField
          label={words.fields.slug}
          hint={admin.slugFrom.title}
          error={errors.slug?.message}
          maxLength={120}
          required
          {...fields.slug}
        />
      </div>
      <Controller
        name="content"
        control={form.control}
        render={({ field }) => (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <ContentEditor key={newer.round} html={field.value} onChange={field.onChange} />
          </Suspense>
        )}
      />
      {errors.content?.message && <FieldError>{errors.content.message}</FieldError>}
    </RecordDialog>
  )
}
