import type { MessageForm } from '#contract/messages/types.ts'
import { ShopError } from '#domain/errors.ts'
import { fold } from '#domain/fold.ts'
import type { Language } from '#domain/language.ts'
import { ticketNumber } from '#domain/ticket.ts'
import { productBySlug } from '../catalog/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { countTry } from '../platform/http/rate-limit.ts'
import { sendLater } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'
import { currentProfile } from '../settings/documents.ts'
import { messageForShop } from './emails/message-for-shop.ts'
import { messageReceived } from './emails/message-received.ts'
import { insertTicket, ticketsSince } from './queries.ts'

const minuteMs = 60_000
const perNetwork = { name: 'contact', most: 20, windowMs: 60 * minuteMs }
/** One address may write so often in an hour, and the same words count once in ten minutes. */
const perAddress = { most: 5, windowMs: 60 * minuteMs }
const sameMs = 10 * minuteMs

type From = { network: string; userId: number | null; language: Language }

/** Keeps a message to the shop and answers the id of its ticket; the writer gets an email. */
export async function takeMessage(shop: Shop, form: MessageForm, from: From): Promise<number> {
  await countTry(shop, [{ limit: perNetwork, subject: from.network }])
  const now = shop.now()
  const key = fold(form.email)
  const saree = form.about ? await productBySlug(shop.db, form.about) : undefined
  return shop.db.write(async (tx) => {
    const recent = await ticketsSince(tx, key, now - perAddress.windowMs)
    const same = recent.find(
      (ticket) => ticket.message === form.message && ticket.created_at > now - sameMs,
    )
    if (same) return same.id
    if (recent.length >= perAddress.most)
      throw new ShopError('messages-enough', { retryAfterSeconds: 60 * 60 })
    const id = await insertTicket(tx, {
      name: form.name,
      email: form.email,
      email_key: key,
      phone: form.phone ?? '',
      message: form.message,
      language: from.language,
      user_id: from.userId,
      product_id: saree?.id ?? null,
      created_at: now,
      updated_at: now,
    })
    await tellBoth(tx, shop, { to: form.email, language: from.language }, id)
    return id
  })
}

type Writer = { to: string; language: Language }

/** The writer learns the number; the shop gets the message, when it has said where. */
async function tellBoth(tx: Query, shop: Shop, { to, language }: Writer, id: number) {
  const props = { number: ticketNumber(id), language }
  await sendLater(tx, shop, { to, email: messageReceived, props })
  const { email } = await currentProfile(shop.db)
  if (email) {
    await sendLater(tx, shop, { to: email, email: messageForShop, props: { ticketId: id } })
  }
}
