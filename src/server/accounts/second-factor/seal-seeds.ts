import { vaultOf } from '../../platform/secret-key.ts'
import type { Shop } from '../../platform/shop.ts'
import { allSeeds, replaceSeed } from './second-factor-queries.ts'

/** Whose seed it is, as the vault wants to know. */
export const aboutSeed = (userId: number) => `authenticator ${userId}`

const isPlain = (secret: string) => /^[A-Z2-7]+$/.test(secret)

/** Encrypts the seeds that an older release kept plainly, and renews those that are under an older key. */
export async function sealSeeds(shop: Shop): Promise<void> {
  const seeds = await allSeeds(shop.db.read)
  if (seeds.length === 0) return
  const vault = vaultOf(shop)
  let unreadable = 0
  for (const { user_id: userId, secret } of seeds) {
    if (!isPlain(secret) && vault.isCurrent(secret)) {
      if (vault.open(secret, aboutSeed(userId)) === undefined) unreadable += 1
      continue
    }
    const plain = isPlain(secret) ? secret : vault.open(secret, aboutSeed(userId))
    if (plain === undefined) unreadable += 1
    else {
      const sealed = vault.seal(plain, aboutSeed(userId))
      await shop.db.write((tx) => replaceSeed(tx, userId, secret, sealed))
    }
  }
  if (unreadable > 0) {
    const words = `${unreadable} seeds of authenticator apps were encrypted under another key: give SECRET_KEY, or secret.key in DATA_DIR, the one that they were made with. Until then recovery codes alone let these people in.`
    shop.log.error(words)
  }
}
