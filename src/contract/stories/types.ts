import { z } from 'zod'
import { Picture, ProductCard } from '../catalog/types.ts'
import { look } from '../content/types.ts'
import { PageNumber } from '../path-id.ts'
import { inEnglish } from '../translated.ts'

/** A story as the journal lists it. */
export const StoryCard = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  picture: Picture.nullable(),
  publishedAt: z.iso.datetime(),
  ...inEnglish,
})
export type StoryCard = z.infer<typeof StoryCard>

/** A whole story; `content` is sanitised HTML. Its slug is another than the one asked for where it has moved. */
export const Story = StoryCard.extend({
  content: z.string(),
  ...look,
  changedAt: z.iso.datetime(),
  products: z.array(ProductCard),
})
export type Story = z.infer<typeof Story>

export const StoriesAsked = z.object({ page: PageNumber })
export type StoriesAsked = z.infer<typeof StoriesAsked>

export const StoryPage = z.object({
  items: z.array(StoryCard),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type StoryPage = z.infer<typeof StoryPage>

export const StoryBySlug = z.object({ slug: z.string().min(1).max(120) })
export type StoryBySlug = z.infer<typeof StoryBySlug>
