import { ShopError } from '#domain/errors.ts'
import type { AdminLanguage } from '#domain/language.ts'
import { lockedUser, updateUser } from '../accounts/queries.ts'
import { type Actor, record } from '../audit/audit.ts'
import type { Shop } from '../platform/shop.ts'

/** Says what the admin area speaks to a member of staff; what it speaks already is not said again. */
export function changeLanguage(shop: Shop, actor: Actor, id: number, language: AdminLanguage) {
  return shop.db.write(async (tx) => {
    const user = await lockedUser(tx, id)
    if (!user || user.role === null) throw new ShopError('not-on-the-staff')
    if (user.admin_language === language) return
    await updateUser(tx, id, { admin_language: language }, shop.now())
    await record(tx, actor, shop.now(), {
      ...{ action: 'update', kind: 'staff', id, subject: user.username },
      before: { language: user.admin_language },
      after: { language },
    })
  })
}
