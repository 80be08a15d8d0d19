import type { ComplaintForm, ComplaintReceipt } from '#contract/complaints/types.ts'
import { complaintClock } from '#domain/complaint.ts'
import { ShopError } from '#domain/errors.ts'
import { fold } from '#domain/fold.ts'
import type { Language } from '#domain/language.ts'
import { refusal } from '#domain/refusals/list.ts'
import { ticketNumber } from '#domain/ticket.ts'
import { insertTicket, ticketById } from '../messages/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { countTry, type Limit } from '../platform/http/rate-limit.ts'
import { sendLater } from '../platform/mail/mail.ts'
import { keepImage } from '../platform/media/keep-image.ts'
import { insertPicture, type PictureRow } from '../platform/media/queries.ts'
import type { Upload } from '../platform/media/upload/upload.ts'
import { hashOf, newSecret } from '../platform/secret.ts'
import type { Shop } from '../platform/shop.ts'
import { currentProfile } from '../settings/documents.ts'
import { complaintLawAt } from './complaint-law.ts'
import { complaintForShop } from './emails/complaint-for-shop.ts'
import { complaintReceived } from './emails/complaint-received.ts'
import { insertComplaint, insertEvent, insertLink, orderIdOf, recentOf } from './queries.ts'

const hourMs = 3_600_000
const perNetwork: Limit = { name: 'complain', most: 10, windowMs: hourMs }
/** One address may complain so often in an hour, and the same words count once in ten minutes. */
const perAddress = { most: 5, windowMs: hourMs }
const sameMs = 10 * 60_000
const mostPhotos = 6

type From = { network: string; userId: number | null; photos: Upload[]; language: Language }

/** So that nobody fills the shop's disk with photos before anybody counts. */
export const countComplaint = (shop: Shop, network: string) =>
  countTry(shop, [{ limit: perNetwork, subject: network }])

/** Keeps a complaint and starts its clocks; its writer gets an email at once, which is the notice of rule 4(5). */
export async function receiveComplaint(
  shop: Shop,
  form: ComplaintForm,
  { userId, photos, language }: From,
): Promise<ComplaintReceipt> {
  if (photos.length > mostPhotos)
    throw new ShopError(refusal('too-many-photos', { most: mostPhotos }))
  const kept: PictureRow[] = []
  for (const photo of photos) kept.push(await keepImage(shop, photo))
  const now = shop.now()
  const key = fold(form.email)
  return shop.db.write(async (tx) => {
    const recent = await recentOf(tx, key, now - perAddress.windowMs)
    const same = recent.find((one) => one.message === form.message && one.created_at > now - sameMs)
    if (same) return receiptOf(tx, shop, same.id, same.created_at)
    if (recent.length >= perAddress.most)
      throw new ShopError('complaints-enough', { retryAfterSeconds: hourMs / 1000 })
    for (const picture of kept) await insertPicture(tx, picture)
    const ticketId = await insertTicket(tx, {
      ...{ name: form.name, email: form.email, email_key: key, phone: form.phone ?? '' },
      language,
      ...{ message: form.message, user_id: userId, created_at: now, updated_at: now },
    })
    await startClock(tx, shop, {
      ...{ ticketId, receivedAt: now, orderNamed: form.orderNumber },
      ...{ isGrievanceOfficer: form.isGrievanceOfficer, photos: kept.map(({ path }) => path) },
    })
    return receiptOf(tx, shop, ticketId, now)
  })
}

type Started = {
  ticketId: number
  receivedAt: number
  orderNamed: string
  isGrievanceOfficer: boolean
  photos: string[]
}

/** Makes a complaint of a ticket: its clocks, its first two events, and an email to either side. */
export async function startClock(tx: Query, shop: Shop, started: Started): Promise<void> {
  const { ticketId, receivedAt, orderNamed, isGrievanceOfficer, photos } = started
  const now = shop.now()
  const clock = complaintClock(receivedAt, await complaintLawAt(tx, now))
  await insertComplaint(tx, {
    ...{ ticket_id: ticketId, order_id: await orderIdOf(tx, orderNamed), order_named: orderNamed },
    ...{ photos: JSON.stringify(photos), is_grievance_officer: isGrievanceOfficer ? 1 : 0 },
    ...{ received_at: receivedAt, acknowledge_by: clock.acknowledgeByMs, acknowledged_at: now },
    resolve_before: clock.resolveBeforeMs,
  })
  const nobody = { ticket_id: ticketId, outcome: null, user_id: null }
  await insertEvent(tx, { ...nobody, kind: 'received', at: receivedAt })
  await insertEvent(tx, { ...nobody, kind: 'acknowledged', at: now })
  const ticket = await ticketById(tx, ticketId)
  const props = { ticketId }
  await sendLater(tx, shop, { to: ticket?.email ?? '', email: complaintReceived, props })
  const { email } = await currentProfile(shop.db)
  if (email) await sendLater(tx, shop, { to: email, email: complaintForShop, props })
}

/** A secret of its own for each answer and each email: none is kept that could be read again. */
async function receiptOf(tx: Query, shop: Shop, ticketId: number, receivedAt: number) {
  const secret = newSecret()
  await insertLink(tx, hashOf(secret), ticketId, shop.now())
  const { resolveBeforeMs } = complaintClock(receivedAt, await complaintLawAt(tx, shop.now()))
  return {
    number: ticketNumber(ticketId),
    secret,
    resolveBefore: new Date(resolveBeforeMs).toISOString(),
  }
}
