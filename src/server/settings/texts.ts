import { type EnglishText, textOf } from '#domain/translation/translation.ts'
import type { Database } from '../platform/db/database.ts'
import { currentProfile, currentSettings } from './documents.ts'
import { currentAnnouncements, currentMenus } from './shop-front/documents.ts'
import { listedField, profileFields } from './translate-profile.ts'

/** What the shop says of itself, and of `beside` it; a sentence that stands in two lists is said once. */
export async function textsOfProfile(
  db: Database,
  beside: readonly string[],
): Promise<EnglishText[]> {
  const profile = await currentProfile(db)
  const { sections = [] } = await currentSettings(db)
  const [bar, menus] = await Promise.all([currentAnnouncements(db), currentMenus(db)])
  const { craft, care, journey, team, shippingQuestions, questions } = profile
  const listed = [
    ...[...craft, ...journey].flatMap(({ title, text, alt }) => [title, text, alt]),
    ...sections.flatMap(({ title }) => (title === '' ? [] : [title])),
    ...bar.items.map(({ text }) => text),
    ...[...menus.header, ...menus.footer].map(({ label }) => label),
    ...care.map(({ text }) => text),
    ...team.map(({ role }) => role),
    ...beside,
    ...questions.map(({ group }) => group),
    ...[...shippingQuestions, ...questions.flatMap(({ items }) => items)].flatMap((one) => [
      one.question,
      one.answer,
    ]),
  ]
  return [
    ...profileFields.flatMap((field) => textOf('profile', 0, field, profile[field])),
    ...[...new Set(listed)].flatMap((text) => textOf('profile', 0, listedField(text), text)),
  ]
}
