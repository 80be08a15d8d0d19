import type { ShownSeller } from '#contract/settings/types.ts'
import type { Language } from '#domain/language.ts'
import type { Shop } from '../platform/shop.ts'
import { keptTaxContext } from './tax-context.ts'
import { officerIn } from './translate-seller.ts'

/** Who sells and who answers complaints, for the foot of every page (E-Commerce Rules 2020, rule 4); null while nothing is said. */
export async function shownSeller(
  { db, now }: Shop,
  language: Language,
): Promise<ShownSeller | null> {
  const settings = (await keptTaxContext(db, now()))?.settings
  if (!settings || settings.legalName === '') return null
  const { name, designation, phone, email } = await officerIn(
    db,
    language,
    settings.grievanceOfficer,
  )
  return {
    legalName: settings.legalName,
    address: settings.principalAddress,
    gstin: settings.registration === 'unregistered' ? null : settings.gstin,
    officer: name === '' ? [] : [name, designation, phone, email].filter((text) => text !== ''),
  }
}
