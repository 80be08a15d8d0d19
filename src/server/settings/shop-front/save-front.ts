import type {
  EditedAnnouncements,
  EditedMenus,
  Menus,
} from '#contract/settings/shop-front-types.ts'
import { ShopError } from '#domain/errors.ts'
import { isOverFirst, turnsOfBar } from '#domain/shop-front/announcements.ts'
import { plainLine } from '#domain/text.ts'
import type { Actor } from '../../audit/audit.ts'
import type { Query } from '../../platform/db/database.ts'
import { versioned } from '../../platform/edit-version.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { Shop } from '../../platform/shop.ts'
import { saveDocument } from '../save-settings.ts'
import { currentAnnouncements, currentMenus } from './documents.ts'

/** Keeps what the bar says, and has it change at each of its moments. */
export async function saveAnnouncements(
  shop: Shop,
  actor: Actor,
  { version, items }: EditedAnnouncements,
): Promise<EditedAnnouncements> {
  const at = items.findIndex(isOverFirst)
  if (at !== -1) throw new ShopError('announcement-over-first', { at: `items.${at}.until` })
  const of = { name: 'announcements', kind: 'settings', read: currentAnnouncements } as const
  const also = async (tx: Query) => {
    for (const runAt of turnsOfBar(items, shop.now()))
      await enqueue(tx, shop.now(), 'turn-announcements', {}, { runAt })
  }
  const clean = items.map((item) => ({ ...item, text: plainLine(item.text) }))
  const after = () => ({ items: clean.filter(({ text }) => text !== '') })
  return versioned(await saveDocument(shop, actor, { ...of, seen: version, after, also }))
}

/** Keeps what stands in header and footer. */
export async function saveMenus(
  shop: Shop,
  actor: Actor,
  { version, ...menus }: EditedMenus,
): Promise<EditedMenus> {
  const of = { name: 'menus', kind: 'settings', read: currentMenus } as const
  return versioned(
    await saveDocument(shop, actor, { ...of, seen: version, after: () => cleanMenus(menus) }),
  )
}

/** Without signs that nobody sees; what has no label then is no link. */
function cleanMenus({ header, footer }: Menus): Menus {
  const clean = (entries: Menus['header']) =>
    entries
      .map((entry) => ({ ...entry, label: plainLine(entry.label) }))
      .filter(({ label }) => label !== '')
  return { header: clean(header), footer: clean(footer) }
}
