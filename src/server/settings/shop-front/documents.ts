import { Announcements, Menus } from '#contract/settings/shop-front-types.ts'
import type { Database } from '../../platform/db/database.ts'
import { readDocument } from '../queries.ts'

/** What the owner announces; nothing before anything was saved. */
export async function currentAnnouncements(db: Database): Promise<Announcements> {
  return Announcements.parse((await readDocument(db, 'announcements')) ?? { items: [] })
}

/** What the owner has put into header and footer; empty for what usually stands there. */
export async function currentMenus(db: Database): Promise<Menus> {
  return Menus.parse((await readDocument(db, 'menus')) ?? { header: [], footer: [] })
}
