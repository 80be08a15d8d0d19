import type * as calls from '#contract/settings/calls.ts'
import { ShopProfile, ShopStory, type ShownShop } from '#contract/settings/types.ts'
import { versionedForStaff } from '../platform/edit-version.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { currentProfile, currentSettings } from './documents.ts'
import { isOpen } from './opening.ts'

export const settingsHandlers: Handlers<typeof calls> = {
  getSettings: async ({ shop, c }) => versionedForStaff(c, await currentSettings(shop.db)),
  getShop: ({ shop }) => shownShop(shop),
  getShopStory: async ({ shop }) => ShopStory.parse(await currentProfile(shop.db)),
}

async function shownShop(shop: Shop): Promise<ShownShop> {
  const [profile, methods, open] = await Promise.all([
    currentProfile(shop.db),
    shop.waysToPay(),
    isOpen(shop),
  ])
  return { ...ShopProfile.parse(profile), isOpen: open, methods }
}
