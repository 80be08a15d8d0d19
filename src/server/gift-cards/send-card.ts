import { z } from 'zod'
import type { Query } from '../platform/db/database.ts'
import { enqueue, type JobHandler } from '../platform/jobs/jobs.ts'
import { sendLater } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'
import { giftCardSent } from './emails/gift-card-sent.ts'
import { type CardRow, changeCard, lockedCard } from './queries.ts'

const Payload = z.object({ id: z.int() })

/** Has a card leave by email at a moment (ms since 1970). */
export async function sendCardLater(tx: Query, shop: Shop, { id, at }: { id: number; at: number }) {
  await enqueue(tx, shop.now(), 'send-gift-card', { id } satisfies z.infer<typeof Payload>, {
    runAt: at,
  })
}

/** Sends a card whose day has come, once; one that was blocked, cancelled or sent meanwhile stays where it is. */
export const sendGiftCard: JobHandler = async (shop, payload) => {
  const { id } = Payload.parse(payload)
  await shop.db.write(async (tx) => {
    const card = await lockedCard(tx, id)
    if (!card || card.sent_at !== null || card.state === 'blocked') return
    if (card.balance_paise === 0 || card.recipient_email === '') return
    await emailCard(tx, shop, card)
  })
}

/** Puts the email of a card into the caller's transaction; its code is made when it leaves. */
export async function emailCard(tx: Query, shop: Shop, card: CardRow) {
  const props = { cardId: card.id }
  await sendLater(tx, shop, { to: card.recipient_email, email: giftCardSent, props })
  await changeCard(tx, card.id, { sent_at: shop.now() })
}
