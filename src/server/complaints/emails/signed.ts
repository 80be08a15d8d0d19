import { dayInIndia } from '#domain/india-day.ts'
import type { EmailWords } from '../../email-words/en.ts'
import type { Block } from '../../platform/mail/email.ts'
import type { Shop } from '../../platform/shop.ts'
import { settingsOn } from '../../tax/read-law.ts'

/** In whose name the shop answers complaints: the grievance officer, where the owner has named one. */
export async function signed(shop: Shop, words: EmailWords['complaints']): Promise<Block[]> {
  const settings = await settingsOn(shop.db.read, dayInIndia(shop.now()))
  const officer = settings?.grievanceOfficer
  if (!officer?.name) return []
  const { name, designation, phone, email, hours } = officer
  const title = designation ? `${name}, ${designation}` : name
  const rows = [
    { label: words.officer, value: title },
    { label: words.phone, value: phone },
    { label: words.email, value: email },
    { label: words.hours, value: hours },
  ]
  return [{ kind: 'facts', rows: rows.filter(({ value }) => value !== '') }]
}
