import type { StaffStory, StoryForm } from '#contract/stories/admin-types.ts'
import { fromShopTime, toShopTime } from '../parts/shop-time.ts'

export type StoryPiece = StaffStory['pieces'][number]

/** A story as its form holds it: the moment as it is typed, the pieces by name. */
export type StoryValues = Omit<
  StoryForm,
  'version' | 'productIds' | 'publishAt' | 'seoTitle' | 'seoDescription'
> & {
  seoTitle: string
  seoDescription: string
  productIds: StoryPiece[]
  publishAt: string
}

export const storyValues = (story: StaffStory | null): StoryValues => ({
  ...{ title: story?.title ?? '', slug: story?.slug ?? '', summary: story?.summary ?? '' },
  ...{ content: story?.content ?? '', picture: story?.picture ?? '' },
  ...{ pictureAlt: story?.pictureAlt ?? '', productIds: story?.pieces ?? [] },
  publishAt: toShopTime(story?.publishAt ?? null),
  ...{ seoTitle: story?.seoTitle ?? '', seoDescription: story?.seoDescription ?? '' },
})

/** The same as it is sent. */
export const storyInput = ({ productIds, publishAt, ...values }: StoryValues) => ({
  ...values,
  productIds: productIds.map(({ id }) => id),
  publishAt: fromShopTime(publishAt),
})
