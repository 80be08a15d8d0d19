import { writeEmail } from '#server/app/emails/emails.ts'
import { wholeMail } from '#server/platform/mail/queries.ts'
import type { Shop } from '#server/platform/shop.ts'

/** The words of an email, its personal link made now: the shop itself keeps no such words. Empty once it has lost its point. */
export async function emailAnew(shop: Shop, id: number): Promise<string> {
  const mail = await wholeMail(shop.db, id)
  const email = mail && (await writeEmail(shop, mail))
  return email ? `${email.message.text}\n${email.message.html}` : ''
}
