import type * as adminCalls from '#contract/settings/admin-calls.ts'
import { actorOf } from '../audit/audit.ts'
import { versioned } from '../platform/edit-version.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { currentProfile } from './documents.ts'
import { saveDisplay, saveProfile } from './save-settings.ts'

export const settingsAdminHandlers = {
  saveSettings: ({ shop, c, input }) => saveDisplay(shop, actorOf(c), input),
  readShop: async ({ shop }) => versioned(await currentProfile(shop.db)),
  readFigures: async ({ shop }) => (await shop.figures('en')).own,
  async saveShop({ shop, c, input: { password, code, ...form } }) {
    const { upiId } = await currentProfile(shop.db)
    const isProved = form.upiId !== upiId
    if (isProved) await shop.proveLately(c.get('person'), { password, code })
    return saveProfile(shop, actorOf(c), { ...form, isProved })
  },
} satisfies Partial<Handlers<typeof adminCalls>>
