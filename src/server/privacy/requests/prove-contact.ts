import type { ContactProof, DataRequest } from '#contract/privacy/request-types.ts'
import { ShopError } from '#domain/errors.ts'
import {
  answersItself,
  codeIn,
  codeLimits,
  dataRequestClock,
} from '#domain/privacy/data-request.ts'
import { consentPurposes } from '#domain/privacy/purposes.ts'
import type { PlainCode } from '#domain/refusals/list.ts'
import { subscriber } from '../../consents/record-consent.ts'
import type { Query } from '../../platform/db/database.ts'
import { hashOf, newSecret } from '../../platform/secret.ts'
import type { Shop } from '../../platform/shop.ts'
import { withdraw } from '../notices/withdraw-consent.ts'
import { codeHash } from './code-hash.ts'
import { presentRequest } from './present.ts'
import { lockRequest, type RequestRow, requestById, updateRequest } from './queries.ts'
import { requestLawAt } from './request-law.ts'

/** Starts the clocks of a request with the code of its email; what needs nobody's judgement is done at once. */
export async function proveContact(shop: Shop, { id, code }: ContactProof): Promise<DataRequest> {
  const secret = newSecret()
  // What was wrong is counted, so it is told after the transaction and not by breaking it.
  const told = await shop.db.write((tx) => tryCode(tx, shop, { id, code, secret }))
  if (told) throw new ShopError(told)
  const row = await requestById(shop.db.read, id)
  if (!row) throw new ShopError('no-such-data-request')
  return { ...(await presentRequest(shop.db.read, row)), secret }
}

type Try = { id: number; code: string; secret: string }

async function tryCode(
  tx: Query,
  shop: Shop,
  { id, code, secret }: Try,
): Promise<PlainCode | null> {
  const now = shop.now()
  const row = await lockRequest(tx, id)
  if (!row || row.code_hash === null) return 'code-over'
  const { code_tries: tries, code_expires_at: until } = row
  if (tries >= codeLimits.tries || (until ?? 0) <= now) return 'code-over'
  if (codeHash(id, codeIn(code)) !== row.code_hash) {
    await updateRequest(tx, id, { code_tries: tries + 1 })
    return 'not-the-newest-code'
  }
  const clock = dataRequestClock(now, await requestLawAt(tx, now))
  await updateRequest(tx, id, {
    ...{ code_hash: null, code_expires_at: null, secret_hash: hashOf(secret) },
    ...{ contact_proved_at: now, goal_before: clock.goalBeforeMs },
    answer_before: clock.answerBeforeMs,
  })
  if (answersItself(row.kind)) await answerAtOnce(tx, row, now)
  return null
}

async function answerAtOnce(tx: Query, { id, kind, email }: RequestRow, now: number) {
  if (kind === 'withdraw') await withdraw(tx, subscriber(email), consentPurposes, now)
  await updateRequest(tx, id, { answered_at: now, outcome: 'done' })
}
