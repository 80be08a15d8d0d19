import { type Language, languages } from '#domain/language.ts'
import { starterName } from '#domain/shop-profile.ts'
import type { TranslatedThing } from '#domain/translation/translation.ts'
import { sanitise } from '../../../content/sanitise.ts'
import type { Query } from '../../../platform/db/database.ts'
import { emptyProfile } from '../../../settings/documents.ts'
import { listedField } from '../../../settings/translate-profile.ts'
import {
  addTranslations,
  putTranslations,
  type TranslationRow,
} from '../../../translations/queries.ts'
import { sourceHash } from '../../../translations/source-hash.ts'
import type { DemoAddresses } from '../demo-pictures.ts'
import * as law from '../starter/law.ts'
import { starterPages } from '../starter/pages.ts'
import { demoCategories } from './demo-categories.ts'
import { demoPages } from './demo-pages.ts'
import { demoProducts } from './demo-products.ts'
import { demoHero, demoProfile } from './demo-profile.ts'
import { demoStories } from './demo-stories.ts'

/** What the demo shop says in another language: by English words, by slug or by the id of a saree. */
export type DemoWords = {
  /** 'color:Maroon', 'weave:Korvai, three-shuttle' … */
  values: Record<string, string>
  categories: Record<string, { name: string; description: string }>
  profile: Record<string, string>
  /** What a picture of a saree shows, by the end of its file's name. */
  shots: Record<string, string>
  names: Record<string, string>
  descriptions: Record<string, string>
  /** Questions, steps and whatever else stands in a list of the profile, by its English. */
  texts: Record<string, string>
  pages: Record<string, { title: string; content: string }>
  stories: Record<string, { [field in (typeof toldOfStory)[number]]: string }>
  /** What stands below pages of the demo shop alone, by slug. */
  notices: Record<string, string>
}

const toldOfStory = ['title', 'summary', 'content', 'pictureAlt'] as const

type Brought = {
  addressOf: DemoAddresses
  /** Ids by slug. */
  categories: ReadonlyMap<string, number>
  /** Ids by the demo's own. */
  products: ReadonlyMap<string, number>
  pages: { id: number; slug: string; title: string; content: string }[]
  /** As they were cleaned and written. */
  stories: { id: number; slug: string; content: string }[]
}

const [, ...others] = languages

/** The words of every language beside English, which this reads: nobody else needs them. */
export async function readDemoWords(): Promise<[Language, DemoWords][]> {
  return Promise.all(
    others.map(async (language): Promise<[Language, DemoWords]> => {
      const read = await import(`./words/${language}.json`, { with: { type: 'json' } })
      return [language, read.default]
    }),
  )
}

/** Says the demo shop in all languages. */
export async function seedWords(tx: Query, brought: Brought, now: number) {
  for (const [language, words] of await readDemoWords()) {
    const said = [
      ...saidValues(words),
      ...saidCategories(words, brought),
      ...saidProfile(words),
      ...saidSarees(words, brought),
      ...saidPages(words, brought),
      ...saidStories(words, brought),
    ]
    await putTranslations(tx, rowsOf(said, language, now))
  }
}

/** What only a new shop says, in another language. */
type StarterWords = Pick<DemoWords, 'texts'> & {
  name: string
  tagline: string
  /** What they say, by slug, where it is not what the demo shop's say. */
  pages: Record<string, string>
}

/**
 * Says what a new shop begins with in other languages; nothing that somebody has written is touched, and nothing is
 * shown of texts that read otherwise here. A shop that has a name keeps it.
 */
export async function seedStarterWords(tx: Query, now: number, { isNamed }: { isNamed: boolean }) {
  const written = await tx.selectFrom('pages').select(['id', 'slug', 'title', 'content']).execute()
  const pages = await Promise.all(
    written.map(async (page) => {
      const known = contentOfLaw[page.slug] ?? contentOfDemo(page.slug)
      return { ...page, content: (await isSame(known, page.content)) ? page.content : '' }
    }),
  )
  const own = await ownPages(written)
  for (const [language, words] of await readDemoWords()) {
    const { hours = '' } = words.profile
    const starter = await readStarterWords(language)
    const said = [
      ...saidProfile({ profile: { hours }, texts: words.texts }),
      ...saidTexts(starter.texts),
      ...(isNamed ? [] : saidName(starter)),
      ...saidPages({ ...words, notices: {} }, { pages }),
      ...own.flatMap(({ id, slug, content }) =>
        saidOf('page', id, 'content', [content, starter.pages[slug]]),
      ),
    ]
    await addTranslations(tx, rowsOf(said, language, now))
  }
}

async function readStarterWords(language: Language): Promise<StarterWords> {
  const read = await import(`../starter/words-${language}.json`, { with: { type: 'json' } })
  return read.default
}

type WrittenPage = Brought['pages'][number]

/** The pages that still say what a new shop's do. */
async function ownPages(written: WrittenPage[]): Promise<WrittenPage[]> {
  const checked = await Promise.all(
    written.map(async (page) => {
      const known = starterPages.find(({ slug }) => slug === page.slug)?.content
      return (await isSame(known, page.content)) ? [page] : []
    }),
  )
  return checked.flat()
}

const isSame = async (known: string | undefined, content: string) =>
  known !== undefined && (await sanitise(known)) === content

const saidName = ({ name, tagline }: StarterWords) => [
  ...saidOf('profile', 0, 'name', [starterName, name]),
  ...saidOf('profile', 0, 'tagline', [emptyProfile.tagline, tagline]),
  ...saidOf('profile', 0, 'heroTitle', [emptyProfile.heroTitle, tagline]),
]

/** What pages say without the notice of the demo shop. */
const contentOfLaw: Record<string, string> = {
  'privacy-policy': law.privacyPolicy,
  terms: law.terms,
}
const contentOfDemo = (wanted: string) => demoPages.find(({ slug }) => slug === wanted)?.content

const rowsOf = (said: Said[], language: Language, now: number): TranslationRow[] =>
  said.map(({ english, ...row }) => ({
    ...row,
    language,
    source_hash: sourceHash(english),
    made_by: 'person',
    changed_at: now,
  }))

type Said = Pick<TranslationRow, 'thing' | 'thing_id' | 'field' | 'words'> & { english: string }

function saidOf(thing: TranslatedThing, id: number, field: string, [english, words]: Pair): Said[] {
  return english && words ? [{ thing, thing_id: id, field, words, english }] : []
}

type Pair = [english: string | undefined, words: string | undefined]

const saidValues = ({ values }: DemoWords) =>
  Object.entries(values).flatMap(([field, words]) =>
    saidOf('value', 0, field, [field.slice(field.indexOf(':') + 1), words]),
  )

const saidCategories = (words: DemoWords, { categories }: Brought) =>
  demoCategories.flatMap(({ slug, name, description }) => {
    const [id, known] = [categories.get(slug) ?? 0, words.categories[slug]]
    return [
      ...saidOf('category', id, 'name', [name, known?.name]),
      ...saidOf('category', id, 'description', [description, known?.description]),
    ]
  })

function saidProfile({ profile, texts }: Pick<DemoWords, 'profile' | 'texts'>) {
  const english: Record<string, unknown> = { ...demoProfile, heroAlt: demoHero.alt }
  return [
    ...Object.entries(profile).flatMap(([field, words]) =>
      saidOf('profile', 0, field, [String(english[field]), words]),
    ),
    ...saidTexts(texts),
  ]
}

const saidTexts = (texts: DemoWords['texts']) =>
  Object.entries(texts).flatMap(([text, words]) =>
    saidOf('profile', 0, listedField(text), [text, words]),
  )

const saidSarees = (words: DemoWords, { products, addressOf }: Brought) =>
  demoProducts.flatMap(({ id: key, name, description, pictures }) => {
    const id = products.get(key) ?? 0
    const known = words.names[key]
    return [
      ...saidOf('product', id, 'name', [name, known]),
      ...saidOf('product', id, 'description', [description, words.descriptions[key]]),
      ...pictures.flatMap(({ file, alt }) => {
        const shot = words.shots[/-(\w+)\.\w+$/.exec(file)?.[1] ?? '']
        const shown = known && shot && `${known}: ${shot}`
        return saidOf('picture', id, addressOf(file), [alt, shown])
      }),
    ]
  })

const saidPages = (words: DemoWords, { pages }: Pick<Brought, 'pages'>) =>
  pages.flatMap(({ id, slug, title, content }) => [
    ...saidOf('page', id, 'title', [title, words.pages[slug]?.title]),
    ...saidOf('page', id, 'content', [content, contentIn(words, slug)]),
  ])

const saidStories = (words: DemoWords, { stories }: Brought) =>
  stories.flatMap(({ id, slug, content }) => {
    const story = demoStories.find((one) => one.slug === slug)
    if (!story) return []
    const english = { ...story, content }
    return toldOfStory.flatMap((field) =>
      saidOf('story', id, field, [english[field], words.stories[slug]?.[field]]),
    )
  })

function contentIn({ pages, notices }: DemoWords, slug: string): string | undefined {
  const content = pages[slug]?.content
  return content && content + (notices[slug] ?? '')
}
