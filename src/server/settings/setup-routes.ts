import type * as adminCalls from '#contract/settings/admin-calls.ts'
import type { Setup } from '#contract/settings/admin-types.ts'
import { type ShopState, setupOf } from '#domain/setup.ts'
import { isUnreached } from '#domain/sign-in/unreached.ts'
import { actorOf } from '../audit/audit.ts'
import { personIn } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { hasMailLeft, newestTestMail } from '../platform/mail/queries.ts'
import type { Shop } from '../platform/shop.ts'
import { currentProfile } from './documents.ts'
import { isOpen, saveOpening } from './opening.ts'
import { readDocument } from './queries.ts'
import {
  addressOf,
  countGoods,
  hasWebOrder,
  hasWelcomeCode,
  pagesSaved,
  triedName,
} from './setup-queries.ts'

export const setupHandlers = {
  getSetup: ({ shop, c }) => readSetup(shop, personIn(c).id),
  saveOpening: ({ shop, c, input }) => saveOpening(shop, actorOf(c), input),
} satisfies Partial<Handlers<typeof adminCalls>>

async function readSetup(shop: Shop, userId: number): Promise<Setup> {
  const [open, profile, seller, goods, saved, mail, paying, delivery, hasCode, isOrderTried] =
    await Promise.all([
      isOpen(shop),
      currentProfile(shop.db),
      shop.unsaidOfSeller(),
      countGoods(shop.db),
      pagesSaved(shop.db),
      stateOfMail(shop, userId),
      stateOfPaying(shop),
      // Under which the noun of delivery keeps its terms; kept once somebody has saved them.
      readDocument(shop.db, 'delivery'),
      hasWelcomeCode(shop.db),
      isTried(shop),
    ])
  const { name, heroWide, heroTall, whatsapp } = profile
  const isLogoChosen = profile.logo !== undefined
  const said = { name, isLogoChosen, heroPicture: heroWide || heroTall, whatsapp }
  const { missing: sellerMissing, registration } = seller
  const steps = setupOf({
    ...{ ...said, ...goods, sellerMissing, registration, pagesSaved: saved, mail, isOrderTried },
    ...{ ...paying, isDeliveryChosen: delivery !== undefined, hasWelcomeCode: hasCode },
  })
  return { isOpen: open, steps }
}

async function stateOfPaying(shop: Shop) {
  const [ready, unready, chosen] = await Promise.all([
    shop.waysToPay(),
    shop.unreadyWays(),
    // Under which the noun of the ways to pay keeps them; kept once somebody has saved them.
    readDocument(shop.db, 'payments'),
  ])
  const isUpiWithoutId = unready.includes('upi')
  return { waysToPay: ready.length, isPayingChosen: chosen !== undefined, isUpiWithoutId }
}

async function stateOfMail({ config, db }: Shop, userId: number): Promise<ShopState['mail']> {
  const hasServer = config.smtpUrl !== null
  const [test, hasLeft, address] = await Promise.all([
    newestTestMail(db),
    hasMailLeft(db),
    addressOf(db, userId),
  ])
  const hasAddress = !isUnreached(address)
  return { hasServer, hasAddress, test: test?.status ?? 'none', hasLeft }
}

const isTried = async ({ db }: Shop) =>
  (await readDocument(db, triedName)) !== undefined || (await hasWebOrder(db))
