import type { SearchPreview, SearchWord } from '#contract/search/admin-types.ts'
import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import { normaliseText } from '#domain/search/words.ts'
import { type Actor, record } from '../audit/audit.ts'
import { presentedCards } from '../catalog/present-products.ts'
import { countProducts, firstProducts, wantsAll } from '../catalog/search-products.ts'
import type { Query } from '../platform/db/database.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { refuseOutdated, versioned } from '../platform/edit-version.ts'
import type { Shop } from '../platform/shop.ts'
import { type Heard, heard } from './heard.ts'
import {
  allSearchWords,
  deleteSearchWord,
  insertSearchWord,
  isTaught,
  lockedSearchWord,
  type SearchWordRow,
  searchWordCount,
  updateSearchWord,
} from './word-queries.ts'

const most = 2000
const shownFirst = 6

/** The columns of a word that is taught; none of it depends on when. */
type Lesson = { said: string; meant: string }

const termsOf = ({ id, said, meant }: SearchWordRow) => ({ id, said, meant })
const taken = () => new ShopError('search-word-taken', { at: 'said' })

export async function listed({ db }: Shop): Promise<SearchWord[]> {
  const rows = await allSearchWords(db.read)
  return Promise.all(rows.map(async (row) => presented(db, row)))
}

async function presented(db: Shop['db'], row: SearchWordRow): Promise<SearchWord> {
  const finds = await countOf(db, await heard(db, row.meant, { isPlain: true }))
  return { ...versioned(termsOf(row)), finds }
}

async function countOf(db: Shop['db'], { found }: Heard): Promise<number> {
  return (await countProducts(db, wantsAll, { kind: 'all' }, found)).total
}

/** Teaches the search a word; every page of results is of yesterday from then on. */
export async function teach(shop: Shop, actor: Actor, lesson: Lesson): Promise<SearchWord> {
  const now = shop.now()
  const row = await shop.db.write(async (tx) => {
    await begin(tx, now)
    if ((await searchWordCount(tx)) >= most) {
      throw new ShopError(refusal('search-words-full', { most }))
    }
    const columns = { ...columnsOf(lesson), created_at: now, updated_at: now }
    const made = await insertSearchWord(tx, columns)
    if (!made) throw taken()
    await written(tx, actor, now, { action: 'create', after: made })
    return made
  })
  return presented(shop.db, row)
}

type Seen = { id: number; version?: string | undefined }

export async function correct(shop: Shop, actor: Actor, lesson: Lesson & Seen) {
  const now = shop.now()
  const row = await shop.db.write(async (tx) => {
    await begin(tx, now)
    const before = await seen(tx, lesson)
    const columns = columnsOf(lesson)
    if (await isTaught(tx, columns.said_key, before.id)) throw taken()
    const after = await updateSearchWord(tx, before.id, { ...columns, updated_at: now })
    await written(tx, actor, now, { action: 'update', before, after })
    return after
  })
  return presented(shop.db, row)
}

export async function forget(shop: Shop, actor: Actor, word: Seen): Promise<void> {
  const now = shop.now()
  await shop.db.write(async (tx) => {
    await begin(tx, now)
    const before = await seen(tx, word)
    await deleteSearchWord(tx, before.id)
    await written(tx, actor, now, { action: 'delete', before })
  })
}

/** The word as it is, unless somebody has changed it since it was seen. */
async function seen(tx: Query, { id, version }: Seen): Promise<SearchWordRow> {
  const row = await lockedSearchWord(tx, id)
  if (!row) throw new ShopError('no-such-search-word')
  refuseOutdated(version, termsOf(row))
  return row
}

const columnsOf = ({ said, meant }: Lesson) => ({ said, said_key: normaliseText(said), meant })

type Change = {
  action: 'create' | 'update' | 'delete'
  before?: SearchWordRow
  after?: SearchWordRow
}

/** Whoever teaches next waits for this one: what is taught already is seen. */
const begin = (tx: Query, now: number) => bumpVersion(tx, now)

async function written(tx: Query, actor: Actor, now: number, change: Change) {
  const { id = 0, said: subject = '' } = change.after ?? change.before ?? {}
  await record(tx, actor, now, { kind: 'search-word', id, subject, ...change })
}

/** What words find by themselves, as a shopper who typed them would see it first. */
export async function preview(shop: Shop, meant: string): Promise<SearchPreview> {
  const { plan, found } = await heard(shop.db, meant, { isPlain: true })
  const leftOut = [...plan.unknown, ...plan.elsewhere]
  if (meant === '') return { items: [], total: 0, leftOut }
  const { rows, total } = await firstProducts(shop.db, 'best', found, shownFirst)
  return { items: await presentedCards(shop, rows), total, leftOut }
}
