import { type UseFormReturn, useWatch } from 'react-hook-form'
import { createPage, previewPage, updatePage } from '#contract/content/admin-calls.ts'
import type { PageForm, WrittenPage } from '#contract/content/admin-types.ts'
import type { Page } from '#contract/content/types.ts'
import { fillHtml } from '#domain/figures/figures.ts'
import { shownInSearch } from '#domain/look/look-in-search.ts'
import { excerpt, textOf } from '#domain/text.ts'
import { adminLook } from '#web/words/en/admin/content/look.ts'
import { admin } from '#web/words/en/admin.ts'
import { PageFrame } from '../../pages/page-frame.tsx'
import { Prose } from '../../pages/prose.tsx'
import { TextFigures } from '../parts/figures/text-figures.tsx'
import { useFilled } from '../parts/figures/use-figures.ts'
import { pageRules } from '../parts/forms/form-rules.ts'
import { NamedFields } from '../parts/forms/named-fields.tsx'
import { RecordDialog } from '../parts/forms/record-dialog.tsx'
import { useRecord } from '../parts/forms/use-record.ts'
import { asJson } from '../parts/forms/use-save.ts'
import { LinkRemarks } from '../parts/links/link-remarks.tsx'
import { LookFields } from '../parts/look/look-fields.tsx'
import { usePreview } from '../parts/look/use-preview.tsx'
import { ContentField } from './content-field.tsx'

const words = { ...admin.pages, fields: { ...admin.pages.fields, ...adminLook.fields } }
const create = asJson(createPage)
const update = asJson(updatePage)

type Look = { seoTitle: string; seoDescription: string }
type Values = Omit<PageForm, 'version' | keyof Look> & Look

const valuesOf = (page: Page | null): Values => ({
  title: page?.title ?? '',
  slug: page?.slug ?? '',
  content: page?.content ?? '',
  seoTitle: page?.seoTitle ?? '',
  seoDescription: page?.seoDescription ?? '',
})

/** A page as its writer wrote it: names in braces, not what they say now. */
export const asWritten = ({ written = {}, ...page }: Page): Page => {
  const { title = page.title, content = page.content } = written
  return { ...page, ...written, title, content }
}

type PageDialogProps = {
  /** Null for a new one. */
  page: Page | null
  onClose: () => void
}

export function PageDialog({ page, onClose }: PageDialogProps) {
  const record = useRecord({
    ...{ thing: page, valuesOf, words, draft: 'page' },
    rules: pageRules<Values>(page?.slug ?? null),
    send: (values, key, version) =>
      page ? update({ ...values, id: String(page.id), version }, key) : create(values, key),
    refreshes: ['/api/pages'],
  })
  const { form, newer } = record
  const preview = usePagePreview(form)
  return (
    <>
      {preview.dialog}
      <RecordDialog record={record} isWide onClose={onClose} beside={preview.button}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <NamedFields
            form={form}
            name="title"
            labels={words.fields}
            slugHint={admin.slugFrom.title}
            maxLength={160}
            isNew={page === null}
          />
        </div>
        <ContentField
          {...{ control: form.control, name: 'content', label: words.fields.content }}
          round={newer.round}
        />
        <PageFigures form={form} nowhere={page?.nowhere} />
        <PageLook form={form} />
      </RecordDialog>
    </>
  )
}

const usePagePreview = (form: UseFormReturn<Values>) =>
  usePreview<WrittenPage, WrittenPage>({
    read: () => ({ title: form.getValues('title'), content: form.getValues('content') }),
    send: asJson(previewPage),
    draw: (page) => (
      <PageFrame title={page.title}>
        <Prose page={page} />
      </PageFrame>
    ),
  })

type FiguresProps = { form: UseFormReturn<Values>; nowhere: Page['nowhere'] }

/** What the text says of figures and those that it may name, and which of its links lead nowhere. */
function PageFigures({ form: { control }, nowhere }: FiguresProps) {
  const texts = useWatch({ control, name: ['title', 'content'] })
  return (
    <>
      <LinkRemarks text={texts[1]} nowhere={nowhere} />
      <TextFigures texts={texts} />
    </>
  )
}

/** How search engines show it: by its beginning, where nothing else is written. */
function PageLook({ form }: { form: UseFormReturn<Values> }) {
  const [title, slug, content] = useWatch({
    control: form.control,
    name: ['title', 'slug', 'content'],
  })
  const filled = useFilled()
  const description = excerpt(textOf(filled(content, fillHtml)), shownInSearch.description)
  return <LookFields form={form} path={`/${slug}`} otherwise={{ title, description }} />
}
