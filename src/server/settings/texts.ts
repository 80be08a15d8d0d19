import { type EnglishText, type ProfilePart, textOf } from '#domain/translation/translation.ts'
import type { Database } from '../platform/db/database.ts'
import { currentProfile, currentSettings } from './documents.ts'
import { currentAnnouncements, currentMenus } from './shop-front/documents.ts'
import { listedField, profileFields } from './translate-profile.ts'

/** What stands beside the profile: who sells, and the titles of offers. */
type Beside = { seller: readonly string[]; offers: readonly string[] }

/** What the shop says of itself, and of `beside` it; a sentence that stands in two lists is said once. */
export async function textsOfProfile(db: Database, beside: Beside): Promise<EnglishText[]> {
  const profile = await currentProfile(db)
  const { sections = [] } = await currentSettings(db)
  const [bar, menus] = await Promise.all([currentAnnouncements(db), currentMenus(db)])
  const { craft, care, journey, team, shippingQuestions, questions } = profile
  const listed = [
    ...[...craft, ...journey].flatMap(({ title, text, alt }) => [title, text, alt]),
    ...care.map(({ text }) => text),
    ...team.map(({ role }) => role),
    ...beside.seller,
    ...questions.map(({ group }) => group),
    ...[...shippingQuestions, ...questions.flatMap(({ items }) => items)].flatMap((one) => [
      one.question,
      one.answer,
    ]),
  ]
  const parts: [part: ProfilePart, texts: readonly string[]][] = [
    ['section', sections.map(({ title }) => title)],
    ['announcement', bar.items.map(({ text }) => text)],
    ['menu', [...menus.header, ...menus.footer].map(({ label }) => label)],
    ['offer', beside.offers],
  ]
  const partOf = new Map(listed.map((text): [string, ProfilePart | undefined] => [text, undefined]))
  for (const [part, texts] of parts)
    for (const text of texts) if (!partOf.has(text)) partOf.set(text, part)
  return [
    ...profileFields.flatMap((field) => textOf('profile', 0, field, profile[field])),
    ...[...partOf].flatMap(([text, part]) =>
      textOf('profile', 0, listedField(text), text).map((one) => (part ? { ...one, part } : one)),
    ),
  ]
}
