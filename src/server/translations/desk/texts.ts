import type { TextPage, TextsQuery, TranslatedText } from '#contract/translations/admin-types.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { type EnglishText, kindOf, type TranslatedThing } from '#domain/translation/translation.ts'
import { versionOf } from '../../platform/edit-version.ts'
import type { Shop } from '../../platform/shop.ts'
import { idsWithWords, type TranslationRow } from '../queries.ts'
import { stateOf, withWords } from './with-words.ts'

const perPage = 20

/** One page of what the shop has written beside its words in a language; looks no further than the page asks. */
export async function listTexts(shop: Shop, query: TextsQuery): Promise<TextPage> {
  const page = query.page ?? 1
  const items: TranslatedText[] = []
  let total = 0
  for await (const some of withWords(shop, await piecesFor(shop, query))) {
    for (const { text, rows } of some) {
      const row = rows[query.language]
      if (!isWanted(text, row, query)) continue
      total += 1
      if (Math.ceil(total / perPage) === page) items.push(presentText(text, row))
      if (total > page * perPage) return { items, total, isMore: true, page, pages: page + 1 }
    }
  }
  return { items, total, isMore: false, page, pages: pagesOf(total, perPage) }
}

const ofPieces: readonly TranslatedThing[] = ['product', 'picture']

/** The pieces that may have what is asked for; all of them when nothing is known of them beforehand. */
function piecesFor(shop: Shop, { language, state, thing }: TextsQuery) {
  if (thing !== undefined && !ofPieces.some((one) => one === thing)) return []
  const isSaid = state === 'said' || state === 'stale' || state === 'machine'
  return isSaid ? idsWithWords(shop.db, language, ofPieces) : undefined
}

function isWanted(
  text: EnglishText,
  row: TranslationRow | undefined,
  { state, thing, q = '' }: TextsQuery,
): boolean {
  if (thing !== undefined && kindOf(text) !== thing) return false
  const own = stateOf(text, row)
  if (state === 'open' ? own === 'said' : state !== undefined && own !== state) return false
  const wanted = q.toLowerCase()
  return [text.english, row?.words ?? ''].some((words) => words.toLowerCase().includes(wanted))
}

export const presentText = (
  text: EnglishText,
  row: TranslationRow | undefined,
): TranslatedText => ({
  ...{ thing: text.thing, id: text.id, field: text.field, english: text.english },
  ...(text.part && { part: text.part }),
  words: row?.words ?? '',
  state: stateOf(text, row),
  version: versionOf([text.english, row?.words ?? null, row?.made_by ?? null]),
})

type Named = Pick<EnglishText, 'thing' | 'id' | 'field'>

/** What the shop has written there; undefined where it has written nothing. */
export async function textNamed(shop: Shop, { thing, id, field }: Named) {
  for await (const texts of shop.textsToTranslate(ofPieces.includes(thing) ? [id] : [])) {
    const found = texts.find((one) => one.thing === thing && one.id === id && one.field === field)
    if (found) return found
  }
  return undefined
}
