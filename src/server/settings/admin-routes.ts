import type * as endpoints from '#contract/admin-endpoints.ts'
import type { Answerers } from '../http/serve.ts'
import { actorOf } from '../workshop/audit.ts'
import { saveDisplay, saveProfile } from './save-settings.ts'

type Calls = Pick<typeof endpoints, 'saveSettings' | 'saveShop'>

export const settingsAdminAnswers: Answerers<Calls> = {
  saveSettings: ({ shop, c, input }) => saveDisplay(shop, actorOf(c), input),
  saveShop: ({ shop, c, input }) => saveProfile(shop, actorOf(c), input),
}
