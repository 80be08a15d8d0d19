import type * as endpoints from '#contract/endpoints.ts'
import type { Answerers } from '../http/serve.ts'
import { currentProfile, currentSettings } from './documents.ts'

type Calls = Pick<typeof endpoints, 'getSettings' | 'getShop'>

export const settingsAnswers: Answerers<Calls> = {
  getSettings: ({ shop }) => currentSettings(shop.db),
  getShop: ({ shop }) => currentProfile(shop.db),
}
