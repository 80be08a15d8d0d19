import type { TaxSettings } from '#contract/tax/types.ts'
import type { Query } from '../platform/db/database.ts'
import { insertSettings, nameCloth } from './queries.ts'

/** Never issued to anybody: every document of the demo shop is stamped as a specimen. */
export const demoSeller: TaxSettings = {
  ...{ registration: 'regular', legalName: 'Pallu Demo Sarees (not a real business)' },
  ...{ tradeName: 'Pallu', gstin: '33ZZZFP0000Z1ZC', stateCode: '33', signatory: 'A. Demo' },
  principalAddress: '00 North Mada Street, Mylapore, Chennai 600004',
  ...{
    lutNumber: '',
    lutValidTo: '',
    mayCrossStates: false,
    turnoverAbove5Crore: false,
    isPanAsked: false,
    registeredBuyerPlace: 'gstin',
  },
  ...{ filing: 'monthly', upiIsVerifiedMerchant: false },
  nodalPerson: { name: '', designation: '', phone: '', email: '', hours: '' },
  grievanceOfficer: {
    ...{ name: 'A. Demo', designation: 'Grievance officer', phone: '+91 90000 00000' },
    ...{ email: 'grievance@pallu.example', hours: 'Mon-Sat, 10AM-5PM IST' },
  },
}

/** Makes the demo shop a regular seller in Tamil Nadu, and gives each saree the code of its cloth. */
export async function seedDemoTaxes(tx: Query, now: number) {
  const value = JSON.stringify(demoSeller)
  const since = { from_day: '2017-07-01', reason: '', user_id: null, created_at: now }
  await insertSettings(tx, { ...since, value })
  await nameCloth(tx)
}
