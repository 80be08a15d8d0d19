import { writeLetter } from '#server/app/emails/emails.ts'
import { wholeMail } from '#server/platform/mail/queries.ts'
import type { Shop } from '#server/platform/shop.ts'

/** The words of a letter, its personal link made now: the shop itself keeps no such words. Empty once it has lost its point. */
export async function letterAnew(shop: Shop, id: number): Promise<string> {
  const mail = await wholeMail(shop.db, id)
  const letter = mail && (await writeLetter(shop, mail))
  return letter ? `${letter.message.text}\n${letter.message.html}` : ''
}
