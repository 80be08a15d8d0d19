import { readConfig } from '../platform/config.ts'
import { wholeMail } from '../platform/mail/queries.ts'
import type { Shop } from '../platform/shop.ts'
import { textById } from '../platform/texts/queries.ts'
import { atTerminal, Refusal, say } from './backup/refusal.ts'
import { createShop } from './create-shop.ts'
import { writeEmail } from './emails/emails.ts'
import { writeText } from './emails/texts.ts'

// `pallu letter NUMBER`: writes an email of the shop anew, its link made now, for whoever runs the machine; `pallu letter text
// NUMBER` a text message, its code made now.

await atTerminal(async () => {
  const isText = process.argv[2] === 'text'
  const id = Number(process.argv[isText ? 3 : 2])
  if (!Number.isInteger(id)) throw new Refusal('Which email? pallu letter NUMBER')
  const shop = await createShop({ ...readConfig(process.env), logLevel: 'silent' })
  try {
    if (isText) return await sayText(shop, id)
    const mail = await wholeMail(shop.db, id)
    if (!mail) throw new Refusal('There is no such email.')
    if (mail.props === '{}') throw new Refusal('This email is too old: its words are forgotten.')
    const email = await writeEmail(shop, mail)
    if (!email) throw new Refusal('This email has lost its point.')
    say(`To: ${mail.recipient}\nSubject: ${email.message.subject}\n\n${email.message.text}`)
  } finally {
    await shop.close()
  }
})

async function sayText(shop: Shop, id: number) {
  const row = await textById(shop.db.read, id)
  if (!row) throw new Refusal('There is no such text message.')
  if (row.props === '{}') throw new Refusal('This message is too old: its words are forgotten.')
  const written = await writeText(shop, row)
  if (!written) throw new Refusal('This message has lost its point.')
  say(`To: ${row.recipient}\n\n${written.text}`)
}
