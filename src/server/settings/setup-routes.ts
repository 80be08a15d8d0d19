import type { Setup } from '#contract/settings/admin-types.ts'
import type * as endpoints from '#contract/workshop-endpoints.ts'
import { setupOf } from '#domain/setup.ts'
import { actorOf } from '../audit/audit.ts'
import { openDesk } from '../payments/choices.ts'
import type { Answerers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { currentProfile } from './documents.ts'
import { isOpen, saveOpening } from './opening.ts'
import { countGoods, pagesSaved } from './setup-queries.ts'

type Calls = Pick<typeof endpoints, 'getSetup' | 'saveOpening'>

export const setupAnswers: Answerers<Calls> = {
  getSetup: ({ shop }) => readSetup(shop),
  saveOpening: ({ shop, c, input }) => saveOpening(shop, actorOf(c), input),
}

async function readSetup(shop: Shop): Promise<Setup> {
  const [open, { name, heroWide, heroTall, whatsapp }, { methods }, goods, saved] =
    await Promise.all([
      isOpen(shop),
      currentProfile(shop.db),
      openDesk(shop),
      countGoods(shop.db),
      pagesSaved(shop.db),
    ])
  const state = { name, heroPicture: heroWide || heroTall, whatsapp, waysToPay: methods.length }
  return { isOpen: open, steps: setupOf({ ...state, ...goods, pagesSaved: saved }) }
}
