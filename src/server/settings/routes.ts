import type * as endpoints from '#contract/endpoints.ts'
import { ShopProfile, ShopStory } from '#contract/settings.ts'
import type { Answerers } from '../http/serve.ts'
import { versionedForStaff } from '../workshop/edit-version.ts'
import { currentProfile, currentSettings } from './documents.ts'

type Calls = Pick<typeof endpoints, 'getSettings' | 'getShop' | 'getShopStory'>

export const settingsAnswers: Answerers<Calls> = {
  getSettings: async ({ shop, c }) => versionedForStaff(c, await currentSettings(shop.db)),
  getShop: async ({ shop }) => ShopProfile.parse(await currentProfile(shop.db)),
  getShopStory: async ({ shop }) => ShopStory.parse(await currentProfile(shop.db)),
}
