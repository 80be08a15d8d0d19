import type { NewPasskeyForm } from '#contract/accounts/passkey-types.ts'
import { ShopError } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import { policy } from '#domain/policy.ts'
import { refusal } from '#domain/refusals/list.ts'
import { record } from '../../audit/audit.ts'
import type { Query } from '../../platform/db/database.ts'
import { lockAccount } from '../../platform/db/locked.ts'
import type { Person } from '../../platform/http/request.ts'
import { sendLater } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { accountChanged } from '../emails/account-changed.ts'
import { userById } from '../queries.ts'
import { noteProof } from '../sessions/session-queries.ts'
import { bearerOfSession, takeChallenge } from './challenges.ts'
import { deletePasskey, insertPasskey, passkeysOf } from './passkey-queries.ts'
import { shopAddress } from './shop-address.ts'
import { verifyNewPasskey } from './verify-passkey.ts'

/** Who changes their passkeys, in which language and from where. */
export type By = { person: Person; language: Language; address: string }

const full = refusal('passkeys-full', { most: policy.passkeys })

/** Throws where no more passkeys are kept. */
export function refuseFull(kept: number) {
  if (kept >= policy.passkeys) throw new ShopError(full)
}

/** Keeps a new passkey and tells its person; this session has proved itself by it from now on. */
export async function keepPasskey(shop: Shop, form: NewPasskeyForm, by: By): Promise<void> {
  const { id: userId, sessionId } = by.person
  const challenge = await takeChallenge(shop, form.ticket, bearerOfSession(sessionId))
  const asked = { type: 'webauthn.create', challenge, ...shopAddress(shop) } as const
  const found = verifyNewPasskey(form, asked)
  if (found.fault !== null) {
    shop.log.warn({ userId, why: found.fault }, 'a new passkey was not right')
    throw new ShopError('passkey-not-kept')
  }
  const { id: credential_id, publicKey: public_key, algorithm, name } = form
  const key = { credential_id, public_key, algorithm, sign_count: found.signCount }
  await shop.db.write(async (tx) => {
    await lockAccount(tx, userId)
    refuseFull((await passkeysOf(tx, userId)).length)
    const id = await insertPasskey(tx, { ...key, user_id: userId, name, created_at: shop.now() })
    if (id === undefined) throw new ShopError('passkey-taken')
    await noteProof(tx, Number(sessionId))
    await tell(shop, tx, by, { change: 'passkey-added', name, id })
  })
}

/** Removes a passkey and tells its person. */
export function dropPasskey(shop: Shop, id: number, by: By): Promise<void> {
  return shop.db.write(async (tx) => {
    const name = await deletePasskey(tx, by.person.id, id)
    if (name === undefined) throw new ShopError('no-such-passkey')
    await tell(shop, tx, by, { change: 'passkey-removed', name, id })
  })
}

type Told = { change: 'passkey-added' | 'passkey-removed'; name: string; id: number }

/** By email; of staff it stands in the audit log, too. */
async function tell(shop: Shop, tx: Query, by: By, { change, name, id }: Told) {
  const { person, language, address } = by
  const user = await userById(tx, person.id)
  if (!user) throw new ShopError('sign-in-first')
  const props = { username: user.username, change, language }
  await sendLater(tx, shop, { to: user.email, email: accountChanged, props })
  if (user.role !== null) {
    const action = change === 'passkey-added' ? 'create' : 'delete'
    const actor = { id: user.id, username: user.username, address }
    await record(tx, actor, shop.now(), { action, kind: 'passkey', id, subject: name })
  }
  shop.log.info({ userId: user.id, what: change }, 'passkeys were changed')
}
