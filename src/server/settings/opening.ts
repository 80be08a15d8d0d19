import { Opening } from '#contract/settings/types.ts'
import { type Actor, record } from '../audit/audit.ts'
import type { Database, Query } from '../platform/db/database.ts'
import { bumpVersion } from '../platform/db/version.ts'
import type { Shop } from '../platform/shop.ts'
import { readDocument, writeDocument } from './queries.ts'

const name = 'opening'

/** Open, unless the shop began empty and nobody has opened it yet. */
export async function openingOf(db: Database): Promise<Opening> {
  const kept = await readDocument(db, name)
  return kept === undefined ? { isOpen: true } : Opening.parse(kept)
}

/** True once it was said whether the shop is open. */
export async function isOpeningSaid(tx: Query): Promise<boolean> {
  return (await readDocument({ read: tx }, name)) !== undefined
}

export const writeOpening = (tx: Query, opening: Opening, now: number) =>
  writeDocument(tx, name, opening, now)

/** Opens the shop to everybody, or closes it to all but staff; seen with the next request. */
export function saveOpening(shop: Shop, actor: Actor, opening: Opening): Promise<Opening> {
  return shop.db.write(async (tx) => {
    const now = shop.now()
    const before = await openingOf(shop.db)
    await writeOpening(tx, opening, now)
    await bumpVersion(tx, now)
    const what = { action: 'update', kind: 'settings', id: null, subject: name } as const
    await record(tx, actor, now, { ...what, before, after: opening })
    return opening
  })
}

type Known = { saved: number; isOpen: Promise<boolean> }
const known = new WeakMap<Database, Known>()

/** True once strangers see the shop; the database is asked again only when somebody has saved something. */
export function isOpen({ db }: Pick<Shop, 'db'>): Promise<boolean> {
  const { saved } = db.version()
  const last = known.get(db)
  if (last?.saved === saved) return last.isOpen
  const isOpen = openingOf(db).then((opening) => opening.isOpen)
  known.set(db, { saved, isOpen })
  isOpen.catch(() => known.delete(db))
  return isOpen
}
