import type * as calls from '#contract/accounts/calls.ts'
import type { Passkey } from '#contract/accounts/passkey-types.ts'
import type { Query } from '../../platform/db/database.ts'
import { type Call, languageOfCall, personIn } from '../../platform/http/request.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import { noteHint } from '../../platform/http/visitor-hint.ts'
import { newSecret } from '../../platform/secret.ts'
import { currentProfile } from '../../settings/documents.ts'
import { arrive } from '../arrive.ts'
import { presentUser } from '../present.ts'
import { proveLately } from '../second-factor/prove-again.ts'
import { keepDevice, placeOf } from '../sessions/known-places.ts'
import { handOver } from '../sessions/session.ts'
import { bearerFrom, bearerOfBrowser, bearerOfSession, newChallenge } from './challenges.ts'
import { dropPasskey, keepPasskey, refuseFull } from './keep-passkey.ts'
import { handleOf, type PasskeyRow, passkeysOf } from './passkey-queries.ts'
import { shopAddress } from './shop-address.ts'
import { signInByPasskey } from './sign-in-by-passkey.ts'

export const passkeyHandlers = {
  listPasskeys: ({ shop, c }) => readPasskeys(shop.db.read, personIn(c).id),
  async beginPasskey({ shop, c, input }) {
    const person = personIn(c)
    await proveLately(shop, person, { password: input.password, code: input.code })
    const kept = await passkeysOf(shop.db.read, person.id)
    refuseFull(kept.length)
    const userHandle = await shop.db.write((tx) => handleOf(tx, person.id, newSecret()))
    const { name: shopName } = await currentProfile(shop.db)
    return {
      ...newChallenge(shop, bearerOfSession(person.sessionId)),
      ...{ rpId: shopAddress(shop).rpId, shopName, userHandle, username: person.username },
      known: kept.map((passkey) => passkey.credential_id),
    }
  },
  async addPasskey({ shop, c, input }) {
    await keepPasskey(shop, input, byOf(c))
    return readPasskeys(shop.db.read, personIn(c).id)
  },
  async removePasskey({ shop, c, input }) {
    await proveLately(shop, personIn(c), { password: input.password, code: input.code })
    await dropPasskey(shop, input.id, byOf(c))
    return readPasskeys(shop.db.read, personIn(c).id)
  },
  async askPasskey({ shop, c }) {
    return { ...newChallenge(shop, bearerOfBrowser(c, shop)), rpId: shopAddress(shop).rpId }
  },
  async signInByPasskey({ shop, c, input }) {
    const { network } = placeOf(c, shop)
    const from = { network, bearer: bearerFrom(c, shop) }
    const isRemembered = input.rememberMe === true
    const { user, session } = await signInByPasskey(shop, input, from, async (tx, user) => ({
      user,
      session: await arrive(c, shop, tx, { id: user.id, isRemembered, isByPasskey: true }),
    }))
    handOver(c, shop, session)
    keepDevice(c, shop, session.device)
    noteHint(c, shop, session.hint)
    const isStaff = user.role !== null
    shop.log.info({ userId: user.id, isStaff, network }, 'somebody signed in by a passkey')
    return presentUser(user)
  },
} satisfies Partial<Handlers<typeof calls>>

const byOf = (c: Call) => ({
  person: personIn(c),
  language: languageOfCall(c),
  address: c.get('address'),
})

const readPasskeys = async (query: Query, userId: number): Promise<Passkey[]> =>
  (await passkeysOf(query, userId)).map(presentPasskey)

const presentPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: new Date(created_at).toISOString(),
  lastUsedAt: last_used_at === null ? null : new Date(last_used_at).toISOString(),
})
