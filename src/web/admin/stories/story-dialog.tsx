import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import {
  createStory,
  listAllStories,
  previewStory,
  updateStory,
} from '#contract/stories/admin-calls.ts'
import type { StaffStory, WrittenStory } from '#contract/stories/admin-types.ts'
import type { Story } from '#contract/stories/types.ts'
import { fillHtml } from '#domain/figures/figures.ts'
import { shownInSearch } from '#domain/look/look-in-search.ts'
import { storyPath } from '#domain/stories/story.ts'
import { excerpt, textOf } from '#domain/text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField, TextField } from '#web/ui/forms/field.tsx'
import { adminLook } from '#web/words/en/admin/content/look.ts'
import { adminStories } from '#web/words/en/admin/content/stories.ts'
import { admin } from '#web/words/en/admin.ts'
import { StoryArticle } from '../../stories/story-article.tsx'
import { ContentField } from '../pages/content-field.tsx'
import { TextFigures } from '../parts/figures/text-figures.tsx'
import { useFilled } from '../parts/figures/use-figures.ts'
import { fieldOf } from '../parts/forms/field-of.ts'
import { storyRules } from '../parts/forms/form-rules.ts'
import { NamedFields } from '../parts/forms/named-fields.tsx'
import { RecordDialog } from '../parts/forms/record-dialog.tsx'
import { useRecord } from '../parts/forms/use-record.ts'
import { asJson } from '../parts/forms/use-save.ts'
import { LinkRemarks } from '../parts/links/link-remarks.tsx'
import { LookFields } from '../parts/look/look-fields.tsx'
import { usePreview } from '../parts/look/use-preview.tsx'
import { toShopTime } from '../parts/shop-time.ts'
import { PathField } from '../settings/path-field.tsx'
import { PiecesField } from './pieces-field.tsx'
import { type StoryValues, storyInput, storyValues } from './story-values.ts'

const words = { ...adminStories, fields: { ...adminStories.fields, ...adminLook.fields } }
const create = asJson(createStory)
const update = asJson(updateStory)

type StoryDialogProps = {
  /** Null for a new one. */
  story: StaffStory | null
  onClose: () => void
}

/** The form of a story. */
export function StoryDialog({ story, onClose }: StoryDialogProps) {
  const record = useRecord({
    ...{
      thing: story,
      valuesOf: storyValues,
      words,
      draft: 'story',
      rules: storyRules<StoryValues>(storyInput),
    },
    send: (values, key, version) =>
      story
        ? update({ ...storyInput(values), id: story.id, version }, key)
        : create(storyInput(values), key),
    refreshes: [listAllStories.path, '/api/stories'],
  })
  const { form, newer } = record
  const preview = useStoryPreview(form)
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
            isNew={story === null}
          />
        </div>
        <About form={form} />
        <Inside form={form} round={newer.round} nowhere={story?.nowhere} />
        <Moment form={form} />
        <StoryLook form={form} />
      </RecordDialog>
    </>
  )
}

const useStoryPreview = (form: UseFormReturn<StoryValues>) =>
  usePreview<WrittenStory, Story>({
    read: () => storyInput(form.getValues()),
    send: asJson(previewStory),
    draw: (story) => (
      <div className="page pb-10">
        <StoryArticle story={story} />
      </div>
    ),
  })

type PartProps = { form: UseFormReturn<StoryValues> }

/** What lists and chats show of it. */
function About({ form }: PartProps) {
  const field = fieldOf(form, words.fields)
  return (
    <>
      <TextAreaField {...field('summary')} rows={2} maxLength={300} hint={words.summaryHint} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Controller
          name="picture"
          control={form.control}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <PathField
              {...{ label: words.fields.picture, value, onChange }}
              error={error?.message}
            />
          )}
        />
        <TextField {...field('pictureAlt')} maxLength={200} />
      </div>
    </>
  )
}

type InsideProps = PartProps & { round: number; nowhere: StaffStory['nowhere'] }

/** Its text and its sarees. */
function Inside({ form, round, nowhere }: InsideProps) {
  return (
    <>
      <ContentField
        {...{ control: form.control, name: 'content', label: words.fields.content, round }}
      />
      <LinkRemarks text={useWatch({ control: form.control, name: 'content' })} nowhere={nowhere} />
      <StoryFigures form={form} />
      <PiecesField
        {...{ control: form.control, name: 'productIds', label: words.fields.productIds }}
      />
    </>
  )
}

const StoryFigures = ({ form: { control } }: PartProps) => (
  <TextFigures texts={useWatch({ control, name: ['title', 'summary', 'content', 'pictureAlt'] })} />
)

/** From when on it is shown. */
function Moment({ form }: PartProps) {
  const now = () => {
    const at = toShopTime(new Date().toISOString())
    form.setValue('publishAt', at, { shouldDirty: true })
  }
  return (
    <div className="flex flex-wrap items-start gap-4">
      <TextField
        {...fieldOf(form, words.fields)('publishAt')}
        type="datetime-local"
        hint={words.publishHint}
      />
      <Button look="quiet" className="sm:mt-8" onClick={now}>
        {words.publishNow}
      </Button>
    </div>
  )
}

/** How search engines show it: by its summary or beginning, where nothing else is written. */
function StoryLook({ form }: PartProps) {
  const [title, slug, summary, content] = useWatch({
    control: form.control,
    name: ['title', 'slug', 'summary', 'content'],
  })
  const filled = useFilled()
  const description =
    filled(summary) || excerpt(textOf(filled(content, fillHtml)), shownInSearch.description)
  return <LookFields form={form} path={storyPath(slug)} otherwise={{ title, description }} />
}
