import { dayInIndia } from '#domain/india-day.ts'
import type { Block } from '../../platform/mail/email.ts'
import type { Shop } from '../../platform/shop.ts'
import { settingsOn } from '../../tax/read-law.ts'

/** In whose name the shop answers complaints: the grievance officer, where the owner has named one. */
export async function signed(shop: Shop): Promise<Block[]> {
  const settings = await settingsOn(shop.db.read, dayInIndia(shop.now()))
  const officer = settings?.grievanceOfficer
  if (!officer?.name) return []
  const { name, designation, phone, email, hours } = officer
  const title = designation ? `${name}, ${designation}` : name
  const rows = [
    { label: 'Grievance officer', value: title },
    { label: 'Phone', value: phone },
    { label: 'Email', value: email },
    { label: 'Hours', value: hours },
  ]
  return [{ kind: 'facts', rows: rows.filter(({ value }) => value !== '') }]
}
