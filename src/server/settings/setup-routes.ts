import type * as adminCalls from '#contract/settings/admin-calls.ts'
import type { Setup } from '#contract/settings/admin-types.ts'
import { type ShopState, setupOf } from '#domain/setup.ts'
import { actorOf } from '../audit/audit.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { hasMailLeft, newestTestMail } from '../platform/mail/queries.ts'
import type { Shop } from '../platform/shop.ts'
import { currentProfile } from './documents.ts'
import { isOpen, saveOpening } from './opening.ts'
import { readDocument } from './queries.ts'
import { countGoods, hasWebOrder, pagesSaved, triedName } from './setup-queries.ts'

export const setupHandlers = {
  getSetup: ({ shop }) => readSetup(shop),
  saveOpening: ({ shop, c, input }) => saveOpening(shop, actorOf(c), input),
} satisfies Partial<Handlers<typeof adminCalls>>

async function readSetup(shop: Shop): Promise<Setup> {
  const [open, profile, seller, goods, saved, mail, ready, unready, isOrderTried] =
    await Promise.all([
      isOpen(shop),
      currentProfile(shop.db),
      shop.unsaidOfSeller(),
      countGoods(shop.db),
      pagesSaved(shop.db),
      stateOfMail(shop),
      shop.waysToPay(),
      shop.unreadyWays(),
      isTried(shop),
    ])
  const { name, heroWide, heroTall, whatsapp } = profile
  const said = { name, heroPicture: heroWide || heroTall, whatsapp }
  const { missing: sellerMissing, registration } = seller
  const steps = setupOf({
    ...{ ...said, ...goods, sellerMissing, registration, pagesSaved: saved, mail, isOrderTried },
    ...{ waysToPay: ready.length, isUpiWithoutId: unready.includes('upi') },
  })
  return { isOpen: open, steps }
}

async function stateOfMail({ config, db }: Shop): Promise<ShopState['mail']> {
  const hasServer = config.smtpUrl !== null
  const [test, hasLeft] = await Promise.all([newestTestMail(db), hasMailLeft(db)])
  return { hasServer, test: test?.status ?? 'none', hasLeft }
}

const isTried = async ({ db }: Shop) =>
  (await readDocument(db, triedName)) !== undefined || (await hasWebOrder(db))
