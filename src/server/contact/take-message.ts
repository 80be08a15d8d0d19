import type { MessageForm } from '#contract/contact.ts'
import { tooMany } from '#domain/errors.ts'
import { fold } from '../customers/fold.ts'
import { countTry } from '../http/rate-limit.ts'
import type { Shop } from '../shop.ts'
import { insertTicket, ticketsSince } from './queries.ts'

const minuteMs = 60_000
const perNetwork = { name: 'contact', most: 20, windowMs: 60 * minuteMs }
/** One address may write so often in an hour, and the same words count once in ten minutes. */
const perAddress = { most: 5, windowMs: 60 * minuteMs }
const sameMs = 10 * minuteMs

type From = { network: string; userId: number | null }

/** Keeps a message to the shop and answers the id of its ticket; the writer gets a letter. */
export async function takeMessage(shop: Shop, form: MessageForm, from: From): Promise<number> {
  await countTry(shop, [{ limit: perNetwork, subject: from.network }])
  const now = shop.now()
  const key = fold(form.email)
  return shop.db.write(async (tx) => {
    const recent = await ticketsSince(tx, key, now - perAddress.windowMs)
    const same = recent.find(
      (ticket) => ticket.message === form.message && ticket.created_at > now - sameMs,
    )
    if (same) return same.id
    if (recent.length >= perAddress.most) throw tooMany(enough, 60 * 60)
    return insertTicket(tx, {
      name: form.name,
      email: form.email,
      email_key: key,
      phone: form.phone ?? '',
      message: form.message,
      user_id: from.userId,
      created_at: now,
      updated_at: now,
    })
  })
}

const enough =
  'We have several messages from you already and are reading them. Please wait a while.'
