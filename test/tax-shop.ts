import type { TaxSettings } from '#contract/tax/types.ts'
import { returnChecks } from '#domain/compliance/check.ts'
import { bumpVersion } from '#server/platform/db/version.ts'
import type { TestShop } from './create-test-shop.ts'

/** The demo shop's number: its check digit is right, and nobody was ever given it. */
export const demoGstin = '33ZZZFP0000Z1ZC'

/** One that might have been issued, which nobody takes for a placeholder. */
export const issuedGstin = '33AAACP1234A1ZC'

const regular: TaxSettings = {
  ...{ registration: 'regular', legalName: 'Pallu Sarees Pvt Ltd', tradeName: 'Pallu' },
  ...{ gstin: demoGstin, principalAddress: '12 Mada Street, Chennai 600004', stateCode: '33' },
  ...{ lutNumber: '', lutValidTo: '', mayCrossStates: false, registeredBuyerPlace: 'gstin' },
  ...{ filing: 'monthly', upiIsVerifiedMerchant: false },
  turnoverAbove5Crore: false,
  isPanAsked: false,
  signatory: 'R. Meenakshi',
  nodalPerson: { name: '', designation: '', phone: '', email: '', hours: '' },
  grievanceOfficer: {
    ...{ name: 'S. Asha', designation: 'Grievance officer', hours: 'Mon-Fri 10-17' },
    ...{ phone: '+91 44 2499 0001', email: 'asha@pallu.example' },
  },
}

/** Makes a test shop what it is before the law, from the first day of GST on. */
export async function registerShop({ shop }: TestShop, change: Partial<TaxSettings> = {}) {
  const value = JSON.stringify({ ...regular, ...change })
  const row = { from_day: '2017-07-01', value, user_id: null, created_at: shop.now() }
  await shop.db.write(async (tx) => {
    await tx.insertInto('tax_settings').values(row).execute()
    await bumpVersion(tx, shop.now())
  })
}

/** Lets the returns of these periods be made whatever the console says. */
export async function waiveChecks({ shop }: Pick<TestShop, 'shop'>, ...periods: string[]) {
  const by = { words: 'Not what this test is about', user_id: null, created_at: shop.now() }
  const rows = periods.flatMap((period) =>
    returnChecks.map((check_id) => ({ period, check_id, ...by })),
  )
  await shop.db.write((tx) => tx.insertInto('compliance_waivers').values(rows).execute())
}
