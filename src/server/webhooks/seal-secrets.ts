import { sealAnew } from '../platform/seal-anew.ts'
import type { Shop } from '../platform/shop.ts'
import { sealedFor } from './deliver.ts'
import { allWebhooks, updateWebhook } from './queries.ts'

/** Encrypts the secrets of all addresses under the newest key; answers how many no key opens. */
export async function sealSecretsAnew(shop: Shop): Promise<number> {
  const kept = (await allWebhooks(shop.db.read)).map(({ id, secret }) => ({
    ...{ id, sealed: secret, about: sealedFor },
  }))
  return sealAnew(shop, kept, (tx, { id }, secret) => updateWebhook(tx, id, { secret }))
}
