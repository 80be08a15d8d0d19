import { sealSeeds } from '../accounts/second-factor/seal-seeds.ts'
import { sealCarriersAnew } from '../carriers/accounts.ts'
import { hasOldKeys } from '../platform/secret-key.ts'
import type { Shop } from '../platform/shop.ts'
import { sealPansAnew } from '../tax/buyer-pan.ts'
import { sealSecretsAnew } from '../webhooks/seal-secrets.ts'

/**
 * Encrypts under the newest key all that lies under an older one, so that its owner may take that one away; says in the
 * log what no key opens.
 */
export async function renewSeals(shop: Shop): Promise<void> {
  await sealSeeds(shop)
  if (!hasOldKeys(shop.config)) return
  const unreadable = {
    pans: await sealPansAnew(shop),
    webhooks: await sealSecretsAnew(shop),
    carriers: await sealCarriersAnew(shop),
  }
  if (unreadable.pans + unreadable.webhooks + unreadable.carriers === 0) return
  shop.log.error(unreadable, 'secrets were encrypted under a key that SECRET_KEY does not have')
}
