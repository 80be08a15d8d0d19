import type { Settings } from '#contract/settings/types.ts'
import { ShopError } from '#domain/errors.ts'
import { type HomeSection, isBackwards, turnsOf } from '#domain/home-page/home-sections.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/translation/translation.ts'
import type { Database, Query } from '../platform/db/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { wordsIn } from '../translations/words-in.ts'
import { listedField } from './translate-profile.ts'

/** The sections of the home page with their owner's titles as they read in a language. */
export async function sectionsIn(
  db: Database,
  language: Language,
  { sections }: Pick<Settings, 'sections'>,
): Promise<Pick<Settings, 'sections'>> {
  if (!sections) return {}
  if (language === 'en') return { sections }
  const words = await wordsIn(db, language)
  return {
    sections: sections.map((one) =>
      inLanguage(one, ['title'], (_, english) =>
        words('profile', 0, listedField(english), english),
      ),
    ),
  }
}

/** Refuses a section that is over before it begins, at its last day. */
export function refuseBackwards(sections: readonly HomeSection[]) {
  const at = sections.findIndex(isBackwards)
  if (at !== -1) throw new ShopError('last-day-first', { at: `sections.${at}.until` })
}

/** Has what is kept of the home page dropped at each moment at which a section begins or is over. */
export async function turnLater(tx: Query, sections: readonly HomeSection[], now: number) {
  for (const runAt of turnsOf(sections, now))
    await enqueue(tx, now, 'turn-home-sections', {}, { runAt })
}
