import { wholeNumber } from '#domain/mobile.ts'
import { isUnreached } from '#domain/sign-in/unreached.ts'
import { type AlertKind, isUrgent } from '#domain/work/alerts.ts'
import { noticeMobileOf } from '../accounts/mobiles/notice-mobile-queries.ts'
import { userById } from '../accounts/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { sendLater } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'
import { textLater } from '../platform/texts/send-texts.ts'
import { sendsNotices } from '../platform/texts/text-config.ts'
import { staffAlerts } from './alert-email.ts'
import { staffAlertsText } from './alert-text.ts'
import { takeDue, toWrite, type WrittenWay, writtenWays } from './queries.ts'

/** Who was written to just now is not written to again at once, but for an email of what is urgent. */
const pauseMs = 5 * 60_000

/** Writes to each member of staff of what is due: one email and one text message for all of it, as they chose. */
export async function writeAlerts(shop: Shop): Promise<void> {
  for (const way of writtenWays) await writeBy(shop, way)
}

async function writeBy(shop: Shop, way: WrittenWay) {
  const now = shop.now()
  const waiting = new Map<number, { kinds: AlertKind[]; lastAt: number }>()
  for (const { user_id, kind, last_at } of await toWrite(shop.db.read, way, now)) {
    const one = waiting.get(user_id) ?? { kinds: [], lastAt: Number(last_at ?? 0) }
    waiting.set(user_id, { ...one, kinds: [...one.kinds, kind] })
  }
  for (const [userId, { kinds, lastAt }] of waiting) {
    // A text message costs money: also what is urgent waits for the one after the last.
    if (now - lastAt < pauseMs && (way === 'text' || !kinds.some(isUrgent))) continue
    await shop.db.write(async (tx) => {
      const ids = await takeDue(tx, userId, way, now)
      if (ids.length > 0) await send[way](tx, shop, { userId, ids })
    })
  }
}

type Told = { userId: number; ids: number[] }

/** None to where nothing arrives: an account without an address, a number that was taken away, a shop without a gateway. */
const send: Record<WrittenWay, (tx: Query, shop: Shop, told: Told) => Promise<void>> = {
  async email(tx, shop, props) {
    const user = await userById(tx, props.userId)
    if (!user || isUnreached(user.email)) return
    await sendLater(tx, shop, { to: user.email, email: staffAlerts, props })
  },
  async text(tx, shop, told) {
    const { mobile } = (await noticeMobileOf(tx, told.userId)) ?? {}
    if (mobile === undefined || !sendsNotices(shop.config.texts)) return
    const props = { ...told, mobile }
    await textLater(tx, shop, { to: wholeNumber(mobile), text: staffAlertsText, props })
  },
}
