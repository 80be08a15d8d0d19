import { z } from 'zod'
import { isOpenAddress } from '#domain/shop-front/link.ts'
import { text, Version, words } from '../form-fields.ts'
import { inEnglish } from '../translated.ts'

const address = z
  .string()
  .trim()
  .max(500)
  .refine(isOpenAddress, 'Address: begin with / for a page of the shop, or with https://')
  .meta({ examples: ['/products'] })
const link = z
  .string()
  .trim()
  .max(500)
  .refine(
    (to) => to === '' || isOpenAddress(to),
    'Link: begin with / for a page of the shop, or with https://',
  )
  .meta({ examples: ['/products'] })
const When = z.iso.datetime({ offset: true }).nullable()

/** A line of the bar above the header, shown between two moments. */
export const Announcement = z.object({
  text: words(160),
  /** '' where it leads nowhere. */
  link,
  from: When,
  until: When,
  isDismissible: z.boolean(),
})
export type Announcement = z.infer<typeof Announcement>

/** All of them, in order. */
export const Announcements = z.object({ items: z.array(Announcement).max(10) })
export type Announcements = z.infer<typeof Announcements>

/** The same as staff read and save them, with the version that they read. */
export const EditedAnnouncements = Announcements.extend({ version: Version })
export type EditedAnnouncements = z.infer<typeof EditedAnnouncements>

/** Those of its links that lead to a page, a category, a saree or a story that visitors do not find now: no link to them is shown. */
const nowhere = { nowhere: z.array(z.string()) }
export const ToldAnnouncements = EditedAnnouncements.extend(nowhere)
export type ToldAnnouncements = z.infer<typeof ToldAnnouncements>

export const MenuEntry = z.object({ label: words(60), address })
export type MenuEntry = z.infer<typeof MenuEntry>

const Entries = z.array(MenuEntry).max(20)

/** What stands in the header and at the foot in place of what usually does; empty for the usual. */
export const Menus = z.object({ header: Entries, footer: Entries })
export type Menus = z.infer<typeof Menus>

export const EditedMenus = Menus.extend({ version: Version })
export type EditedMenus = z.infer<typeof EditedMenus>

export const ToldMenus = EditedMenus.extend(nowhere)
export type ToldMenus = z.infer<typeof ToldMenus>

/** A line of the bar as a page shows it. */
export const ShownAnnouncement = z.object({
  /** The same for the same English words: what a visitor has put away stays away. */
  id: z.string(),
  text: z.string(),
  link: text(500),
  isDismissible: z.boolean(),
  ...inEnglish,
})
export type ShownAnnouncement = z.infer<typeof ShownAnnouncement>

const ShownEntry = MenuEntry.extend(inEnglish)
export const ShownMenus = z.object({ header: z.array(ShownEntry), footer: z.array(ShownEntry) })
export type ShownMenus = z.infer<typeof ShownMenus>
export type ShownEntry = z.infer<typeof ShownEntry>
