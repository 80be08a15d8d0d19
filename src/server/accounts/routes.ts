import type * as calls from '#contract/accounts/calls.ts'
import type { PasswordChanged } from '#contract/accounts/types.ts'
import { ShopError } from '#domain/errors.ts'
import { nobody as nobodyHint } from '#domain/visitor-hint.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { type Call, languageOfCall, personIn } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { noteHint } from '../platform/http/visitor-hint.ts'
import { addressBookHandlers } from './address-book/address-book-routes.ts'
import { adoptGuestOrders } from './adopt-queries.ts'
import { arrive } from './arrive.ts'
import { askSignInCode } from './codes/ask-code.ts'
import { signInByCode } from './codes/sign-in-by-code.ts'
import { askForEmail, confirmEmail, resendConfirmation } from './confirm-email.ts'
import { deleteAccount } from './delete-account.ts'
import { keptOfAccount } from './kept-of-account.ts'
import { accountMobile, mobileHandlers } from './mobiles/mobile-routes.ts'
import { noticeMobileHandlers } from './mobiles/notice-mobile.ts'
import { ownData } from './own-data.ts'
import { passkeyHandlers } from './passkeys/passkey-routes.ts'
import { changePassword } from './passwords/change-password.ts'
import { askForReset, resetPassword } from './passwords/reset-password.ts'
import { presentUser } from './present.ts'
import { userById } from './queries.ts'
import { openAccount } from './register.ts'
import { recoveryCodesLeft, secondFactorOf } from './second-factor/second-factor-queries.ts'
import { secondFactorHandlers } from './second-factor/second-factor-routes.ts'
import { currentUser } from './sessions/current-user.ts'
import { deviceHandlers } from './sessions/device-routes.ts'
import { keepDevice, placeOf } from './sessions/known-places.ts'
import { endSession, handOver, renewSession } from './sessions/session.ts'
import { demandPassword, signIn, stillTrue } from './sign-in.ts'

const sent = 'If there is an account with this email, an email with a link is on its way.'

export const accountHandlers: Handlers<typeof calls> = {
  ...addressBookHandlers,
  ...deviceHandlers,
  ...mobileHandlers,
  ...noticeMobileHandlers,
  ...passkeyHandlers,
  ...secondFactorHandlers,
  async currentUser({ shop, c }) {
    personIn(c)
    return (await currentUser(c, shop)) ?? nobody()
  },
  async login({ shop, c, input }) {
    const place = placeOf(c, shop)
    const user = await signIn(shop, input, place)
    const isRemembered = input.rememberMe === true
    const session = await shop.db.write(async (tx) => {
      await stillTrue(tx, user)
      if (user.email_confirmed_at !== null) await adoptGuestOrders(tx, user.id, user.email)
      return arrive(c, shop, tx, { id: user.id, isRemembered })
    })
    handOver(c, shop, session)
    keepDevice(c, shop, session.device)
    noteHint(c, shop, session.hint)
    const { id: userId, role } = user
    const { network } = place
    shop.log.info({ userId, isStaff: role !== null, network }, 'somebody signed in')
    return presentUser(user)
  },
  async askSignInCode({ shop, c, input }) {
    const ticket = await askSignInCode(shop, input.email, placeOf(c, shop), languageOfCall(c))
    return { ticket }
  },
  async signInByCode({ shop, c, input }) {
    const { network } = placeOf(c, shop)
    const isRemembered = input.rememberMe === true
    const { user, session } = await signInByCode(shop, input, network, async (tx, user) => ({
      user,
      session: await arrive(c, shop, tx, { id: user.id, isRemembered }),
    }))
    handOver(c, shop, session)
    keepDevice(c, shop, session.device)
    noteHint(c, shop, session.hint)
    shop.log.info({ userId: user.id, isStaff: false, network }, 'somebody signed in by a code')
    return presentUser(user)
  },
  async register({ shop, c, input }) {
    // A form of an older tab would end the session of whoever has gone to work since.
    if (c.get('person')?.role) throw new ShopError('sign-out-first')
    const network = networkOf(c.get('address'))
    const { userId, result } = await openAccount(
      shop,
      input,
      { network, language: languageOfCall(c) },
      (tx, id) => arrive(c, shop, tx, { id, isRemembered: false }),
    )
    handOver(c, shop, result)
    keepDevice(c, shop, result.device)
    noteHint(c, shop, result.hint)
    shop.log.info({ userId, network }, 'an account was opened')
    return presentUser((await userById(shop.db.read, userId)) ?? nobody())
  },
  async logout({ shop, c }) {
    const userId = c.get('person')?.id
    await endSession(c, shop)
    noteHint(c, shop, nobodyHint)
    if (userId !== undefined) shop.log.info({ userId }, 'somebody signed out')
    // A plain form, where scripts are off, goes on to a page; `serve` passes a reply on as it is.
    if (c.req.header('accept')?.startsWith('text/html')) return c.redirect('/', 303) as never
    return { message: 'You are signed out.' }
  },
  async forgotPassword({ shop, c, input }) {
    await askForReset(shop, input.email, placeOf(c, shop), languageOfCall(c))
    return { message: sent }
  },
  async resetPassword({ shop, c, input }) {
    const endedTokens = await resetPassword(shop, input, {
      ...fromOf(c),
      address: c.get('address'),
    })
    const message = 'Your password is changed. Please sign in with the new one.'
    return passwordChanged(message, endedTokens)
  },
  async confirmEmail({ shop, c, input }) {
    await confirmEmail(shop, input.token, fromOf(c))
    return { message: 'Thank you: your email is confirmed.' }
  },
  async resendConfirmation({ shop, c }) {
    await resendConfirmation(shop, personIn(c).id, languageOfCall(c))
    return { message: 'An email with a link is on its way.' }
  },
  async getAccount({ shop, c }) {
    const { id } = personIn(c)
    const [user, factor, recoveryCodesCount, mobile] = await Promise.all([
      userById(shop.db.read, id),
      secondFactorOf(shop.db.read, id),
      recoveryCodesLeft(shop.db.read, id),
      accountMobile(shop, id),
    ])
    if (!user) return nobody()
    const apiTokens = user.role === null ? undefined : await shop.programs.count(id)
    return {
      ...presentUser(user),
      ...(apiTokens !== undefined && { apiTokens }),
      ...(mobile !== undefined && { mobile }),
      isEmailConfirmed: user.email_confirmed_at !== null,
      hasSecondFactor: Boolean(factor?.confirmed_at),
      recoveryCodesLeft: recoveryCodesCount,
      createdAt: new Date(user.created_at).toISOString(),
    }
  },
  async changePassword({ shop, c, input }) {
    const person = personIn(c)
    const form = { ...input, language: languageOfCall(c), address: c.get('address') }
    const { renewed, endedTokens } = await changePassword(shop, person, form, (tx) =>
      renewSession(shop, tx, person),
    )
    handOver(c, shop, renewed)
    shop.log.info({ userId: person.id }, 'a password was changed')
    const message =
      'Your password is changed. Every other device is signed out, and passkeys are removed.'
    return passwordChanged(message, endedTokens)
  },
  async changeEmail({ shop, c, input }) {
    await askForEmail(shop, personIn(c), input, languageOfCall(c))
    return { message: `Please open the link that is on its way to ${input.email}.` }
  },
  async ownData({ shop, c }) {
    const data = await ownData(shop, personIn(c).id)
    c.header('Content-Disposition', 'attachment; filename="my-data.json"')
    return data
  },
  keptOfAccount: ({ shop, c }) => keptOfAccount(shop.db.read, personIn(c).id, shop.now()),
  async deleteAccount({ shop, c, input }) {
    const { password } = input
    const userId = personIn(c).id
    const proof = { userId, password, field: 'password' }
    const kept = await deleteAccount(shop, await demandPassword(shop, proof))
    await endSession(c, shop)
    noteHint(c, shop, nobodyHint)
    shop.log.info({ userId }, 'an account was deleted')
    return { message: 'Your account and what named you in it are gone.', kept }
  },
}

const passwordChanged = (message: string, endedTokens: number): PasswordChanged =>
  endedTokens === 0 ? { message } : { message, endedTokens }

function nobody(): never {
  throw new ShopError('sign-in-first')
}

const fromOf = (c: Call) => ({
  network: networkOf(c.get('address')),
  language: languageOfCall(c),
})
