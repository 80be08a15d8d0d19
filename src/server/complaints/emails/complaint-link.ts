import { ticketNumber } from '#domain/ticket.ts'
import { hashOf, newSecret } from '../../platform/secret.ts'
import type { Shop } from '../../platform/shop.ts'
import { insertLink } from '../queries.ts'

/** The way to a complaint, made when the email leaves: the outbox never holds its secret. */
export async function complaintLink(shop: Shop, ticketId: number): Promise<string> {
  const secret = newSecret()
  await shop.db.write((tx) => insertLink(tx, hashOf(secret), ticketId, shop.now()))
  return `/complaint/${ticketNumber(ticketId)}/${secret}`
}
