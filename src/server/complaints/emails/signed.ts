import { dayInIndia } from '#domain/india-day.ts'
import type { Language } from '#domain/language.ts'
import { emailWords } from '../../email-words/email-words.ts'
import type { Block } from '../../platform/mail/email.ts'
import type { Shop } from '../../platform/shop.ts'
import { settingsOn } from '../../tax/read-law.ts'
import { officerIn } from '../../tax/translate-seller.ts'

/** In whose name the shop answers complaints: the grievance officer, where the owner has named one. */
export async function signed(shop: Shop, language: Language): Promise<Block[]> {
  const settings = await settingsOn(shop.db.read, dayInIndia(shop.now()))
  if (!settings?.grievanceOfficer.name) return []
  const words = emailWords(language).complaints
  const officer = await officerIn(shop.db, language, settings.grievanceOfficer)
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
