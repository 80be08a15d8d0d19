import { Announcements, Menus } from '#contract/settings/shop-front-types.ts'
import { isOpenAddress } from '#domain/shop-front/link.ts'
import type { Database } from '../../platform/db/database.ts'
import { readDocument } from '../queries.ts'

/** What the owner announces; nothing before anything was saved. */
export async function currentAnnouncements(db: Database): Promise<Announcements> {
  // As saveAnnouncements wrote it.
  const kept = (await readDocument(db, 'announcements')) as Announcements | undefined
  const items = (kept?.items ?? []).map((one) => (isOpenAddress(one.link) ? one : unlinked(one)))
  return Announcements.parse({ items })
}

/** What the owner has put into header and footer; empty for what usually stands there. */
export async function currentMenus(db: Database): Promise<Menus> {
  // As saveMenus wrote it.
  const kept = (await readDocument(db, 'menus')) as Menus | undefined
  const open = (entries: Menus['header'] = []) =>
    entries.filter(({ address }) => isOpenAddress(address))
  return Menus.parse({ header: open(kept?.header), footer: open(kept?.footer) })
}

/** What was saved under an earlier rule and would be refused now leads nowhere. */
const unlinked = (one: Announcements['items'][number]) => ({ ...one, link: '' })
