import type { ShopProfile, ShopStory, ShownShop, ShownStory } from '#contract/settings/types.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/translation/translation.ts'
import type { Database } from '../platform/db/database.ts'
import { sourceHash } from '../translations/source-hash.ts'
import { wordsIn } from '../translations/words-in.ts'

/** Of the profile, what is said in words. */
export const profileFields = [
  ...(['name', 'tagline', 'heroTitle', 'heroText', 'heroAlt', 'banner'] as const),
  ...(['address', 'hours'] as const),
]

/** Lists may be put in another order: what stands in them is known by the words themselves. */
export const listedField = (english: string) => `text:${sourceHash(english)}`

type InWords = <Thing extends object>(
  thing: Thing,
  fields: readonly (keyof Thing & string)[],
) => Thing & { inEnglish?: string[] }

/** What every page says of the shop, as it reads in a language. */
export async function profileIn(
  db: Database,
  language: Language,
  profile: ShopProfile,
): Promise<Omit<ShownShop, 'isOpen' | 'methods' | 'delivery' | 'seller'>> {
  if (language === 'en') return profile
  const words = await wordsIn(db, language)
  const listed = await listedIn(db, language)
  return {
    ...inLanguage(profile, profileFields, (field, english) => words('profile', 0, field, english)),
    craft: profile.craft.map((step) => listed(step, ['title', 'text', 'alt'])),
    care: profile.care.map((one) => listed(one, ['text'])),
  }
}

/** What single pages tell at length, as it reads in a language. */
export async function storyIn(
  db: Database,
  language: Language,
  story: ShopStory,
): Promise<ShownStory> {
  if (language === 'en') return story
  const listed = await listedIn(db, language)
  const asked = (questions: ShopStory['shippingQuestions']) =>
    questions.map((one) => listed(one, ['question', 'answer']))
  return {
    journey: story.journey.map((stage) => listed(stage, ['title', 'text', 'alt'])),
    team: story.team.map((one) => listed(one, ['name', 'role'])),
    shippingQuestions: asked(story.shippingQuestions),
    questions: story.questions.map((one) => ({
      ...listed(one, ['group']),
      items: asked(one.items),
    })),
  }
}

/** How what stands in lists reads in a language, by the words themselves. */
export async function listedIn(db: Database, language: Language): Promise<InWords> {
  if (language === 'en') return (thing) => thing
  const words = await wordsIn(db, language)
  return (thing, fields) =>
    inLanguage(thing, fields, (_, english) => words('profile', 0, listedField(english), english))
}
