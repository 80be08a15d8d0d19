import type * as calls from '#contract/accounts/calls.ts'
import type { AccountMobile } from '#contract/accounts/mobile-types.ts'
import { provedUntil } from '#domain/sign-in/mobile-proof.ts'
import { networkOf } from '../../platform/http/client-address.ts'
import { languageOfCall, personIn } from '../../platform/http/request.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import { noteHint } from '../../platform/http/visitor-hint.ts'
import type { Shop } from '../../platform/shop.ts'
import { arrive } from '../arrive.ts'
import { presentUser } from '../present.ts'
import { keepDevice, placeOf } from '../sessions/known-places.ts'
import { handOver } from '../sessions/session.ts'
import { askMobileCode, askOwnMobile } from './ask-mobile-code.ts'
import { confirmMobile, removeMobile } from './confirm-mobile.ts'
import { mobileOf } from './mobile-queries.ts'
import { signInByMobile } from './sign-in-by-mobile.ts'

export const mobileHandlers = {
  async askMobileCode({ shop, c, input }) {
    const place = placeOf(c, shop)
    return { ticket: await askMobileCode(shop, input.mobile, place, languageOfCall(c)) }
  },
  async signInByMobile({ shop, c, input }) {
    const { network } = placeOf(c, shop)
    const isRemembered = input.rememberMe === true
    const { user, session } = await signInByMobile(shop, input, network, async (tx, user) => ({
      user,
      session: await arrive(c, shop, tx, { id: user.id, isRemembered }),
    }))
    handOver(c, shop, session)
    keepDevice(c, shop, session.device)
    noteHint(c, shop, session.hint)
    shop.log.info({ userId: user.id, isStaff: false, network }, 'somebody signed in by a text code')
    return presentUser(user)
  },
  async askOwnMobile({ shop, c, input }) {
    const { mobile, password, code } = input
    const from = { network: networkOf(c.get('address')), language: languageOfCall(c) }
    const ticket = await askOwnMobile(shop, personIn(c), { mobile, password, code }, from)
    return { ticket }
  },
  async confirmMobile({ shop, c, input }) {
    await confirmMobile(shop, input, { person: personIn(c), language: languageOfCall(c) })
    return { message: 'Your mobile number is confirmed.' }
  },
  async removeMobile({ shop, c }) {
    await removeMobile(shop, { person: personIn(c), language: languageOfCall(c) })
    return { message: 'Your mobile number is removed.' }
  },
} satisfies Partial<Handlers<typeof calls>>

/** What an account shows of its number: null without one, undefined where the shop sends no text messages. */
export async function accountMobile(
  shop: Shop,
  userId: number,
): Promise<AccountMobile | null | undefined> {
  if (!shop.config.texts) return undefined
  const kept = await mobileOf(shop.db.read, userId)
  if (!kept) return null
  const signsInUntil = new Date(provedUntil(kept.proved_at)).toISOString()
  return { number: kept.mobile, signsInUntil }
}
