import type { ShownAnnouncement, ShownMenus } from '#contract/settings/shop-front-types.ts'
import { fillFields } from '#domain/figures/figures.ts'
import type { Language } from '#domain/language.ts'
import { announcementsAt } from '#domain/shop-front/announcements.ts'
import type { Shop } from '../../platform/shop.ts'
import { sourceHash } from '../../translations/source-hash.ts'
import { listedIn } from '../translate-profile.ts'
import { currentAnnouncements, currentMenus } from './documents.ts'
import { leadingNowhere, linksOfBar, linksOfMenus } from './nowhere.ts'

type ShownFront = { announcements?: ShownAnnouncement[]; menus?: ShownMenus }

/** What stands in the bar at this moment and in the owner's menus, as it reads in a language; what is not written is left out. */
export async function shownFront(shop: Shop, language: Language): Promise<ShownFront> {
  const [bar, menus] = await Promise.all([currentAnnouncements(shop.db), currentMenus(shop.db)])
  const said = await listedIn(shop.db, language)
  const figures = await shop.figures(language)
  const inBar = announcementsAt(bar.items, shop.now())
  const links = [...linksOfBar({ items: inBar }), ...linksOfMenus(menus)]
  const nowhere = new Set(await leadingNowhere(shop, links))
  const announcements = inBar
    .map((one) => (nowhere.has(one.link) ? { ...one, link: '' } : one))
    .map(({ from, until, ...one }) => said({ ...one, id: sourceHash(one.text) }, ['text']))
    .map((one) => fillFields(one, ['text'], figures))
    .filter(({ text }) => text.trim() !== '')
  const entries = (all: ShownMenus['header']) =>
    all.filter(({ address }) => !nowhere.has(address)).map((entry) => said(entry, ['label']))
  const [header, footer] = [entries(menus.header), entries(menus.footer)]
  return {
    ...(announcements.length > 0 && { announcements }),
    ...(header.length + footer.length > 0 && { menus: { header, footer } }),
  }
}
