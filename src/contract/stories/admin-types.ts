import { z } from 'zod'
import { mostPieces, storyStates } from '#domain/stories/story.ts'
import { nowhere } from '../content/types.ts'
import { keptPicture, lookFields, slug, text, Version, words } from '../form-fields.ts'
import { PageNumber, PathId } from '../path-id.ts'

const fields = {
  title: words(160),
  slug,
  summary: text(300),
  content: z.string().max(200_000),
  picture: keptPicture,
  pictureAlt: text(200),
  productIds: z.array(z.int().positive()).max(mostPieces),
  ...lookFields,
  /** From when on readers see it; null for a draft. */
  publishAt: z.iso.datetime({ offset: true }).nullable(),
}

export const StoryForm = z.object({ ...fields, version: Version })
export type StoryForm = z.infer<typeof StoryForm>

/** What stands in the form of a story, finished or not. */
export const WrittenStory = z.object({ ...fields, title: text(160) }).omit({
  ...{ slug: true, seoTitle: true, seoDescription: true },
})
export type WrittenStory = z.infer<typeof WrittenStory>

export const OneStory = z.object({ id: PathId })
export type OneStory = z.infer<typeof OneStory>

export const StorySeen = OneStory.extend({ version: Version })
export type StorySeen = z.infer<typeof StorySeen>

/** A story as staff see it. */
export const StaffStory = z.object({
  id: z.int(),
  ...fields,
  picture: z.string(),
  state: z.enum(storyStates),
  /** Its pieces by name, those in the shop and those that have left it. */
  pieces: z.array(z.object({ id: z.int(), name: z.string(), code: z.string() })),
  ...nowhere,
  version: z.string(),
})
export type StaffStory = z.infer<typeof StaffStory>

export const StaffStoriesAsked = z.object({ page: PageNumber })
export type StaffStoriesAsked = z.infer<typeof StaffStoriesAsked>

export const StaffStoryPage = z.object({
  items: z.array(StaffStory),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type StaffStoryPage = z.infer<typeof StaffStoryPage>
