import { readConfig } from '../platform/config.ts'
import { wholeMail } from '../platform/mail/queries.ts'
import { atTerminal, Refusal, say } from './backup/refusal.ts'
import { createShop } from './create-shop.ts'
import { writeLetter } from './emails/emails.ts'

// `pallu letter NUMBER`: writes a letter of the shop anew, its link made now, for whoever runs the machine.

await atTerminal(async () => {
  const id = Number(process.argv[2])
  if (!Number.isInteger(id)) throw new Refusal('Which letter? pallu letter NUMBER')
  const shop = await createShop({ ...readConfig(process.env), logLevel: 'silent' })
  try {
    const mail = await wholeMail(shop.db, id)
    if (!mail) throw new Refusal('There is no such letter.')
    if (mail.props === '{}') throw new Refusal('This letter is too old: its words are forgotten.')
    const letter = await writeLetter(shop, mail)
    if (!letter) throw new Refusal('This letter has lost its point.')
    say(`To: ${mail.recipient}\nSubject: ${letter.message.subject}\n\n${letter.message.text}`)
  } finally {
    await shop.close()
  }
})
