import type { StaffStory } from '#contract/stories/admin-types.ts'
import type { Story, StoryCard } from '#contract/stories/types.ts'
import { fillFields, fillHtml } from '#domain/figures/figures.ts'
import type { Language } from '#domain/language.ts'
import { storyStateAt } from '#domain/stories/story.ts'
import { inLanguage } from '#domain/translation/translation.ts'
import { lookFieldNames, writtenLook } from '../content/look.ts'
import { cardsInside, inTheirOrder, namesInside, piecesInside } from '../content/pieces-inside.ts'
import { sanitise } from '../content/sanitise.ts'
import { versioned } from '../platform/edit-version.ts'
import { picturesByPath } from '../platform/media/queries.ts'
import type { Shop } from '../platform/shop.ts'
import { withNowhere } from '../settings/shop-front/nowhere.ts'
import { wordsIn } from '../translations/words-in.ts'
import type { StoryRow } from './queries.ts'

const iso = (at: number) => new Date(at).toISOString()

/** Stories as the journal lists them in a language; what it has no words for stays English and says so. */
export async function presentStories(
  shop: Shop,
  rows: StoryRow[],
  language: Language,
): Promise<StoryCard[]> {
  const say = await speaking(shop, rows, language)
  const pictures = await keptPictures(shop, rows)
  return rows.map((row) => cardOf(say(row), pictures))
}

const keptPictures = async (shop: Shop, rows: StoryRow[]) => {
  const paths = rows.flatMap(({ picture }) => picture || [])
  return new Map((await picturesByPath(shop.db.read, paths)).map((one) => [one.path, one]))
}

type Said = Omit<StoryRow, 'picture_alt' | 'seo_title' | 'seo_description'> & {
  pictureAlt: string
  seoTitle: string
  seoDescription: string
  inEnglish?: string[]
}

function cardOf(
  { id, title, slug, summary, picture, pictureAlt, publish_at, inEnglish }: Said,
  pictures: Awaited<ReturnType<typeof keptPictures>>,
): StoryCard {
  const kept = pictures.get(picture)
  const { width = 0, height = 0, preview = '' } = kept ?? {}
  return {
    ...{ id, title, slug, summary, publishedAt: iso(publish_at ?? 0) },
    picture: kept ? { src: picture, alt: pictureAlt, width, height, preview } : null,
    ...(inEnglish && { inEnglish }),
  }
}

/** One story with its text and its pieces, in the order of its writer. */
export async function presentStory(shop: Shop, row: StoryRow, language: Language): Promise<Story> {
  const say = await speaking(shop, [row], language)
  const said = say(row)
  const card = cardOf(said, await keptPictures(shop, [row]))
  const products = await cardsInside(shop, row, language)
  const content = await sanitise(said.content)
  return { ...card, ...writtenLook(said), content, changedAt: iso(row.updated_at), products }
}

const lines = ['title', 'summary', 'pictureAlt', ...lookFieldNames] as const

/** Says each of these stories in a language, with what holds now in place of names in braces. */
async function speaking(shop: Shop, rows: StoryRow[], language: Language) {
  const ids = rows.map(({ id }) => id)
  const words =
    language === 'en' ? null : await wordsIn(shop.db, language, { things: ['story'], ids })
  const figures = await shop.figures(language)
  const filled = (row: Said) =>
    fillFields(fillFields(row, lines, figures), ['content'], figures, fillHtml)
  return ({ picture_alt: pictureAlt, seo_title, seo_description, ...rest }: StoryRow): Said => {
    const row = { ...rest, pictureAlt, seoTitle: seo_title, seoDescription: seo_description }
    if (!words) return filled(row)
    const said = inLanguage(row, [...lines, 'content'], (field, english) =>
      words('story', row.id, field, english),
    )
    return filled(said)
  }
}

/** What of a story its version is made of. */
export const contentOf = (row: StoryRow) => ({
  ...{ id: row.id, title: row.title, slug: row.slug, summary: row.summary },
  ...{ content: row.content, picture: row.picture, pictureAlt: row.picture_alt },
  productIds: piecesInside(row),
  publishAt: row.publish_at === null ? null : iso(row.publish_at),
  ...{ seoTitle: row.seo_title, seoDescription: row.seo_description },
})

/** Stories as staff see them. */
export async function presentAllForStaff(shop: Shop, rows: StoryRow[]): Promise<StaffStory[]> {
  const names = await namesInside(shop.db.read, rows)
  return withNowhere(
    shop,
    rows.map((row) => forStaff(row, names, shop.now())),
  )
}

export async function presentForStaff(shop: Shop, row: StoryRow): Promise<StaffStory> {
  const story = forStaff(row, await namesInside(shop.db.read, [row]), shop.now())
  const [told = story] = await withNowhere(shop, [story])
  return told
}

type Names = Awaited<ReturnType<typeof namesInside>>

const forStaff = (row: StoryRow, names: Names, now: number): StaffStory => ({
  ...versioned(contentOf(row)),
  state: storyStateAt(row.publish_at, now),
  pieces: inTheirOrder(row, names),
})
