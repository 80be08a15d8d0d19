import type * as adminCalls from '#contract/settings/admin-calls.ts'
import type { Setup } from '#contract/settings/admin-types.ts'
import { setupOf } from '#domain/setup.ts'
import { actorOf } from '../audit/audit.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { currentProfile } from './documents.ts'
import { isOpen, saveOpening } from './opening.ts'
import { countGoods, pagesSaved } from './setup-queries.ts'

export const setupHandlers = {
  getSetup: ({ shop }) => readSetup(shop),
  saveOpening: ({ shop, c, input }) => saveOpening(shop, actorOf(c), input),
} satisfies Partial<Handlers<typeof adminCalls>>

async function readSetup(shop: Shop): Promise<Setup> {
  const [open, { name, heroWide, heroTall, whatsapp }, isSellerNamed, methods, goods, saved] =
    await Promise.all([
      isOpen(shop),
      currentProfile(shop.db),
      shop.isSellerNamed(),
      shop.waysToPay(),
      countGoods(shop.db),
      pagesSaved(shop.db),
    ])
  const said = { name, heroPicture: heroWide || heroTall, whatsapp, isSellerNamed }
  const state = { ...said, waysToPay: methods.length, pagesSaved: saved }
  return { isOpen: open, steps: setupOf({ ...state, ...goods }) }
}
