import type * as adminCalls from '#contract/api-tokens/admin-calls.ts'
import type { ApiToken, ApiTokenForm, NewApiToken } from '#contract/api-tokens/types.ts'
import { ShopError } from '#domain/errors.ts'
import { scopesIn, tokenPrefix } from '#domain/programs/api-token.ts'
import { refusal } from '#domain/refusals/list.ts'
import { type Actor, actorOf, record } from '../audit/audit.ts'
import type { Query } from '../platform/db/database.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { hashOf, newSecret } from '../platform/secret.ts'
import type { Shop } from '../platform/shop.ts'
import {
  allTokens,
  deleteToken,
  insertToken,
  type ListedToken,
  livingTokensOf,
  tokenById,
  tokenCount,
} from './queries.ts'

/** More programs than a shop speaks with. */
const most = 50
const dayMs = 86_400_000

const unknown = () => new ShopError('no-such-api-token')

export const apiTokenHandlers: Handlers<typeof adminCalls> = {
  listApiTokens: async ({ shop }) => (await allTokens(shop.db.read)).map(presented),
  async createApiToken({ shop, c, input: { password, code, ...form } }) {
    await shop.proveLately(c.get('person'), { password, code })
    return makeToken(shop, actorOf(c), form)
  },
  async revokeApiToken({ shop, c, input: { id } }) {
    await shop.db.write(async (tx) => {
      const row = await tokenById(tx, id)
      if (!row || !(await deleteToken(tx, id))) throw unknown()
      await written(tx, actorOf(c), shop.now(), { action: 'delete', before: presented(row) })
    })
    return undefined
  },
}

/** Makes a token that acts for its maker within its scopes; the database keeps a hash of it. */
async function makeToken(shop: Shop, actor: Actor, form: ApiTokenForm): Promise<NewApiToken> {
  const token = `${tokenPrefix}${newSecret()}`
  const now = shop.now()
  return shop.db.write(async (tx) => {
    if ((await tokenCount(tx)) >= most) throw new ShopError(refusal('api-tokens-full', { most }))
    const id = await insertToken(tx, {
      ...{ name: form.name, scopes: form.scopes.join(','), user_id: actor.id },
      ...{ token_hash: hashOf(token), ending: token.slice(-4), created_at: now },
      expires_at: form.days === undefined ? null : now + form.days * dayMs,
    })
    const row = await tokenById(tx, id)
    if (!row) throw unknown()
    await written(tx, actor, now, { action: 'create', after: presented(row) })
    return { ...presented(row), token }
  })
}

/** Ends every token that somebody made, as the log has it by whom; how many. */
export async function endTokensOf(tx: Query, userId: number, by: Actor, now: number) {
  const living = await livingTokensOf(tx, userId, now)
  for (const row of living) {
    await deleteToken(tx, row.id)
    await written(tx, by, now, { action: 'delete', before: presented(row) })
  }
  return living.length
}

type Change = { action: 'create' | 'delete'; before?: ApiToken; after?: ApiToken }

async function written(tx: Query, actor: Actor, now: number, change: Change) {
  const { id = 0, name: subject = '' } = change.after ?? change.before ?? {}
  await record(tx, actor, now, { kind: 'api-token', id, subject, ...change })
}

const presented = (row: ListedToken): ApiToken => ({
  id: row.id,
  name: row.name,
  ending: row.ending,
  scopes: scopesIn(row.scopes),
  madeBy: row.username,
  createdAt: new Date(row.created_at).toISOString(),
  expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
  lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
})
