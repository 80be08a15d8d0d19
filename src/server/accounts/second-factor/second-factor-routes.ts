import { randomBytes } from 'node:crypto'
import type * as calls from '#contract/accounts/calls.ts'
import { ShopError } from '#domain/errors.ts'
import type { Query } from '../../platform/db/database.ts'
import { type Call, languageOfCall, type Person, personIn } from '../../platform/http/request.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import { sendLater } from '../../platform/mail/mail.ts'
import { vaultOf } from '../../platform/secret-key.ts'
import type { Shop } from '../../platform/shop.ts'
import { currentProfile } from '../../settings/documents.ts'
import type { AccountChange } from '../emails/account-changed.ts'
import { accountChanged } from '../emails/account-changed.ts'
import { userById } from '../queries.ts'
import { handOver, renewSession } from '../sessions/session.ts'
import { deleteSessions } from '../sessions/session-queries.ts'
import { demandPassword } from '../sign-in.ts'
import { aboutSeed } from './seal-seeds.ts'
import { demandCode, newRecoveryCodes } from './second-factor.ts'
import {
  confirmSecret,
  deleteSecondFactor,
  proposeSecret,
  replaceRecoveryCodes,
  secondFactorOf,
} from './second-factor-queries.ts'
import { otpAddress, toBase32 } from './totp.ts'

export const secondFactorHandlers = {
  async enrolSecondFactor({ shop, c, input }) {
    const user = await prove(shop, c, input.password)
    const secret = toBase32(randomBytes(20))
    const sealed = vaultOf(shop).seal(secret, aboutSeed(user.id))
    const isKept = await shop.db.write((tx) => proposeSecret(tx, user.id, sealed, shop.now()))
    if (!isKept) throw new ShopError('two-step-on')
    const { name } = await currentProfile(shop.db)
    return { secret, address: otpAddress(name, user.username, secret) }
  },
  async confirmSecondFactor({ shop, c, input }) {
    const person = personIn(c)
    const factor = await secondFactorOf(shop.db.read, person.id)
    if (!factor || factor.confirmed_at !== null)
      throw new ShopError(factor ? 'two-step-on' : 'two-step-off')
    await demandCode(shop, person.id, factor.secret, input.code)
    const { codes, hashes } = newRecoveryCodes()
    await change(shop, c, person, 'second-factor-on', async (tx) => {
      await confirmSecret(tx, person.id, shop.now())
      await replaceRecoveryCodes(tx, person.id, hashes, shop.now())
    })
    return { recoveryCodes: codes }
  },
  async disableSecondFactor({ shop, c, input }) {
    const person = personIn(c)
    await proveBoth(shop, c, input)
    await change(shop, c, person, 'second-factor-off', (tx) => deleteSecondFactor(tx, person.id))
    return { message: 'Two-step sign-in is off.' }
  },
  async renewRecoveryCodes({ shop, c, input }) {
    const { id } = await proveBoth(shop, c, input)
    const { codes, hashes } = newRecoveryCodes()
    await shop.db.write((tx) => replaceRecoveryCodes(tx, id, hashes, shop.now()))
    shop.log.info({ userId: id, what: 'recovery-codes' }, 'two-step sign-in was changed')
    return { recoveryCodes: codes }
  },
} satisfies Partial<Handlers<typeof calls>>

const prove = (shop: Shop, c: Call, password: string) =>
  demandPassword(shop, {
    userId: personIn(c).id,
    password,
    field: 'password',
  })

async function proveBoth(shop: Shop, c: Call, input: { password: string; code: string }) {
  const user = await prove(shop, c, input.password)
  const factor = await secondFactorOf(shop.db.read, user.id)
  if (!factor?.confirmed_at) throw new ShopError('two-step-off')
  await demandCode(shop, user.id, factor.secret, input.code)
  return user
}

/** A change of rights: told by email, the caller's session renewed, every other one ended (S05). */
async function change(
  shop: Shop,
  c: Call,
  person: Person,
  what: AccountChange,
  work: (tx: Query) => Promise<void>,
) {
  const session = await shop.db.write(async (tx) => {
    await work(tx)
    await deleteSessions(tx, person.id, Number(person.sessionId))
    const user = await userById(tx, person.id)
    const props = { username: person.username, change: what, language: languageOfCall(c) }
    if (user) await sendLater(tx, shop, { to: user.email, email: accountChanged, props })
    return renewSession(shop, tx, person)
  })
  handOver(c, shop, session)
  shop.log.info({ userId: person.id, what }, 'two-step sign-in was changed')
}
