import { noOwnWords } from '#domain/search/own-words.ts'
import { type Plan, understand } from '#domain/search/understand.ts'
import { soundsLike } from '#domain/search/vocabulary.ts'
import { singular } from '#domain/search/words.ts'
import type { Found } from '../catalog/found.ts'
import { type Bits, both, isEmpty } from '../catalog/listing/bits.ts'
import { rowsCoded } from '../catalog/listing/facet-columns.ts'
import { listingIndexOf } from '../catalog/listing/listing-index.ts'
import type { Database } from '../platform/db/database.ts'
import { onePerDatabase } from '../platform/db/one-per-database.ts'
import { findPieces, type Hits } from './find-pieces.ts'
import { ownWordsIn } from './own-words-in.ts'
import { textIndexOf } from './text-index.ts'

/** What a shopper's words mean, and what they find. */
export type Heard = { plan: Plan; found: Found; givenUp: Hits['givenUp'] }

const nothing: Hits = { rows: { words: new Uint32Array() }, scores: new Uint8Array(), givenUp: [] }

/**
 * `isPriceChosen`: one was chosen beside the words, and theirs counts no more. `isTyping`: the last word may be half.
 * `isPlain`: without what the owner has taught the search.
 */
type Reading = { isPriceChosen?: boolean; isTyping?: boolean; isPlain?: boolean }

/** What a text finds; null for `found` where it means every piece, no row where it means none. */
export async function heard(db: Database, text: string | null, how: Reading = {}): Promise<Heard> {
  if (text === null) return { plan: understand('', noWords), found: null, givenUp: [] }
  const kept = keptOf(db)
  const version = db.version().number
  const key = JSON.stringify([version, how, text])
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = read(db, text, how)
  const [oldest] = kept.keys()
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  return made
}

const noWords = { words: new Map<string, number>(), isCode: () => false }

/** A shopper who turns pages and ticks filters asks the same words again. */
const mostKept = 64
const keptOf = onePerDatabase(() => new Map<string, Promise<Heard>>())

/** What a text asks for, without a look at what has it. */
export async function planOf(db: Database, text: string, how: Reading = {}): Promise<Plan> {
  const { isPriceChosen = false, isTyping = false, isPlain = false } = how
  const { own, shared } = await ownWordsIn(db)
  const words = await textIndexOf(db).words()
  const columns = await listingIndexOf(db).columns()
  const isCode = (code: string) => rowsCoded(columns, code).length > 0
  const taught = { own: isPlain ? noOwnWords : own, shared }
  return understand(text, { words, isCode, isTyping, ...taught }, isPriceChosen)
}

async function read(db: Database, text: string, how: Reading): Promise<Heard> {
  const plan = await planOf(db, text, how)
  if (isEverything(plan)) return { plan, found: null, givenUp: [] }
  const hits = meansNothing(plan) ? await inStories(db, plan) : await findPieces(db, plan)
  return { plan, found: hits, givenUp: hits.givenUp }
}

/** Words that no piece is known by may stand in a description, all of them in one. */
async function inStories(db: Database, { unknown, elsewhere, help }: Plan): Promise<Hits> {
  if (unknown.length === 0 || elsewhere.length + help.length > 0) return nothing
  let rows: Bits | undefined
  for (const word of unknown) {
    const telling = await rowsTelling(db, singular(word))
    rows = rows ? both(rows, telling) : telling
    // The other words are not looked for where one says nothing.
    if (isEmpty(rows)) return nothing
  }
  if (!rows) return nothing
  return { ...nothing, rows, scores: new Uint8Array(rows.words.length * 32) }
}

/** The pieces of whose description a word begins some word; where none does, those with one that sounds just so. */
async function rowsTelling(db: Database, word: string): Promise<Bits> {
  const index = textIndexOf(db)
  const rows = await index.rowsWith(word, 'story')
  if (!isEmpty(rows)) return rows
  const alike = soundsLike(word, await index.storyWords())
  return alike === null ? rows : index.rowsWith(alike, 'story')
}

const isEverything = ({ isEverything: all, price }: Plan) => all && price === null

/** Things of other shops, and words of which none is understood. */
function meansNothing({ criteria, price, order, unknown, elsewhere, isEverything: all }: Plan) {
  if (elsewhere.length > 0) return true
  const isUnderstood = criteria.length > 0 || price !== null || order !== null || all
  // A leather jacket is no saree with a blouse.
  const hasConcept = criteria.some(
    ({ concept, code }) => code !== '' || (concept !== null && concept.kind !== 'part'),
  )
  return !isUnderstood || (unknown.length > 0 && !hasConcept && price === null)
}
