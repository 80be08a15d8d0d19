import { readConfig } from '../platform/config.ts'
import { wholeMail } from '../platform/mail/queries.ts'
import { atTerminal, Refusal, say } from './backup/refusal.ts'
import { createShop } from './create-shop.ts'
import { writeEmail } from './emails/emails.ts'

// `pallu letter NUMBER`: writes an email of the shop anew, its link made now, for whoever runs the machine.

await atTerminal(async () => {
  const id = Number(process.argv[2])
  if (!Number.isInteger(id)) throw new Refusal('Which email? pallu letter NUMBER')
  const shop = await createShop({ ...readConfig(process.env), logLevel: 'silent' })
  try {
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
