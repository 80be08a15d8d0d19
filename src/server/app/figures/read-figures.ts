import { recordOf } from '#domain/attributes.ts'
import { toldTerms } from '#domain/delivery/delivery-terms.ts'
import type { Figures, FiguresToRead } from '#domain/figures/figures.ts'
import { figuresOf } from '#domain/figures/figures-of.ts'
import { type Language, languages } from '#domain/language.ts'
import { keptTerms } from '../../delivery/read-terms.ts'
import { untilSaved } from '../../platform/cache/until-saved.ts'
import type { Database } from '../../platform/db/database.ts'
import { currentProfile } from '../../settings/documents.ts'
import { profileIn } from '../../settings/translate-profile.ts'
import { holdLimits } from '../../stock/limits.ts'
import { figureWords } from './figure-words.ts'

/** What the owner's texts say in place of names in braces, kept until somebody saves something. */
export async function readFigures(db: Database, language: Language): Promise<FiguresToRead> {
  const english = await figuresNow(db, 'en')
  return { english, own: language === 'en' ? english : await figuresNow(db, language) }
}

const keptOf = recordOf(languages, () => untilSaved<Figures>())

const figuresNow = (db: Database, language: Language) =>
  keptOf[language](db, async () => {
    const [terms, { lengths }, written] = await Promise.all([
      keptTerms(db),
      holdLimits(db),
      currentProfile(db),
    ])
    const { hours } = await profileIn(db, language, written)
    const settings = { terms: toldTerms(terms), holdHours: lengths.staffHours, shopHours: hours }
    return figuresOf(settings, figureWords[language])
  })
