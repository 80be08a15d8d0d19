import type { Completion } from '#contract/search/types.ts'
import type { Language } from '#domain/language.ts'
import { completedTexts } from '#domain/search/completed-text.ts'
import type { Plan } from '#domain/search/understand.ts'
import type { Database } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { type Heard, heard, planOf } from './heard.ts'
import { presentUnderstood } from './present-understood.ts'
import { suggested } from './suggest.ts'

/** What a half-typed search means, with the pieces and pages that it may be after. */
export async function completion(
  shop: Shop,
  typed: string,
  language: Language,
): Promise<Completion> {
  const said = await heard(shop.db, typed, { isTyping: true })
  const { suggestions, total } = await suggested(shop, typed, said, language)
  const text = total > 0 ? await searchFor(shop.db, typed, said) : null
  return {
    meaning:
      text === null
        ? null
        : { text, understood: presentUnderstood(typed, said.plan), count: total },
    suggestions,
    help: said.plan.help.slice(),
  }
}

/** A text that finds just what was meant once it is searched for; null where the typed one tells too little. */
async function searchFor(db: Database, typed: string, said: Heard): Promise<string | null> {
  const { criteria, price, order } = said.plan
  // A word that only the catalogue knows is told by its pieces.
  const isTold = criteria.every(({ concept }) => concept !== null)
  const isEmpty = criteria.length === 0 && price === null && order === null
  if (!isTold || isEmpty || said.givenUp.length > 0) return null
  const wanted = meaningOf(said.plan)
  for (const text of completedTexts(typed, said.plan)) {
    if (meaningOf(await planOf(db, text)) === wanted) return text
  }
  return null
}

const meaningOf = ({ criteria, price, order }: Plan) =>
  JSON.stringify([
    criteria.map(({ concept, part, isNot }) => [concept?.id, part, isNot]),
    [price?.minPrice, price?.maxPrice, order?.sort],
  ])
