import type * as adminCalls from '#contract/settings/shop-front-calls.ts'
import { actorOf } from '../../audit/audit.ts'
import { versioned } from '../../platform/edit-version.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import { currentAnnouncements, currentMenus } from './documents.ts'
import { saveAnnouncements, saveMenus } from './save-front.ts'

export const shopFrontHandlers: Handlers<typeof adminCalls> = {
  readAnnouncements: async ({ shop }) => versioned(await currentAnnouncements(shop.db)),
  saveAnnouncements: ({ shop, c, input }) => saveAnnouncements(shop, actorOf(c), input),
  readMenus: async ({ shop }) => versioned(await currentMenus(shop.db)),
  saveMenus: ({ shop, c, input }) => saveMenus(shop, actorOf(c), input),
}
