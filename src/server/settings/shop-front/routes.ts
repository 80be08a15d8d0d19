import type * as adminCalls from '#contract/settings/shop-front-calls.ts'
import { actorOf } from '../../audit/audit.ts'
import { versioned } from '../../platform/edit-version.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import type { Shop } from '../../platform/shop.ts'
import { currentAnnouncements, currentMenus } from './documents.ts'
import { leadingNowhere, linksOfBar, linksOfMenus } from './nowhere.ts'
import { saveAnnouncements, saveMenus } from './save-front.ts'

export const shopFrontHandlers: Handlers<typeof adminCalls> = {
  readAnnouncements: async ({ shop }) =>
    toldBar(shop, versioned(await currentAnnouncements(shop.db))),
  saveAnnouncements: async ({ shop, c, input }) =>
    toldBar(shop, await saveAnnouncements(shop, actorOf(c), input)),
  readMenus: async ({ shop }) => toldMenus(shop, versioned(await currentMenus(shop.db))),
  saveMenus: async ({ shop, c, input }) =>
    toldMenus(shop, await saveMenus(shop, actorOf(c), input)),
}

const toldBar = async <Bar extends Parameters<typeof linksOfBar>[0]>(shop: Shop, bar: Bar) => ({
  ...bar,
  nowhere: await leadingNowhere(shop, linksOfBar(bar)),
})

const toldMenus = async <All extends Parameters<typeof linksOfMenus>[0]>(
  shop: Shop,
  menus: All,
) => ({ ...menus, nowhere: await leadingNowhere(shop, linksOfMenus(menus)) })
