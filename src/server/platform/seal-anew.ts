import type { Query } from './db/database.ts'
import { vaultOf } from './secret-key.ts'
import type { Shop } from './shop.ts'

/** Something that is kept encrypted; `about` says whose it is. */
export type Sealed = { id: number; sealed: string; about: string }

/** Puts the new text in the place of the old one, where that is still the one. */
type Replace = (tx: Query, was: Sealed, sealed: string) => Promise<unknown>

/** Encrypts under the first key what lies under an older one, and answers how many cannot be read under any. */
export async function sealAnew(shop: Shop, kept: Sealed[], replace: Replace): Promise<number> {
  const vault = vaultOf(shop)
  const read = kept
    .filter(({ sealed }) => !vault.isCurrent(sealed))
    .map((one) => ({ one, plain: vault.open(one.sealed, one.about) }))
  await shop.db.write(async (tx) => {
    for (const { one, plain } of read) {
      if (plain !== undefined) await replace(tx, one, vault.seal(plain, one.about))
    }
  })
  return read.filter(({ plain }) => plain === undefined).length
}
