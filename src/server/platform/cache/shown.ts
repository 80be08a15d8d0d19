import { plainPath } from '#domain/language.ts'
import { isForEverybody, pieceOf, showsPieces } from '#domain/shared-pages.ts'

/** Pages and calls are answered to whoever asks; other files to those who carry nothing. */
export type Kind = 'page' | 'call' | 'file'

/** What an answer shows of the stock, and so which move of it may end the answer. */
export type Shown = {
  /** False where nothing on it hangs on what is sold: it stays until somebody saves something. */
  showsStock: boolean
  /** The slug of the piece that a page is about. */
  piece: string | undefined
  /** The slugs of all pieces that it shows. */
  pieces: ReadonlySet<string>
  /** True where the order of all pieces shows: those that are sold out stand last. */
  isList: boolean
}

export function kindOf(address: string): Kind {
  if (address.startsWith('/api/')) return 'call'
  return isForEverybody(address.split('?', 1)[0] ?? '') ? 'page' : 'file'
}

/** Reads from an answer what it shows: each piece is named in its data or linked to. */
export function shownOn(key: string, body: string): Shown {
  const isPage = kindOf(key) === 'page'
  const isList = listed.test(plainPath(key))
  const showsStock = isPage ? showsPieces(key) : isList || body.includes('"stock":')
  const pieces = new Set<string>()
  if (showsStock) {
    for (const [, named, linked = ''] of body.matchAll(slugs)) pieces.add(alone(named ?? linked))
  }
  return { showsStock, piece: isPage ? pieceOf(key) : undefined, pieces, isList }
}

/** A part of a text keeps the whole text in memory: 300 kB of a page for each of its slugs, as long as it is cached. */
const alone = (part: string) => Buffer.from(part).toString()

const listed = /^\/(?:api\/)?(?:products|search)\b/
const slugs = /"slug":"([a-z0-9-]+)"|\/product\/([a-z0-9-]+)/g
