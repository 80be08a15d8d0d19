import type { DeliveryTerms } from '#contract/delivery/types.ts'
import { firstTerms, toldTerms } from '#domain/delivery/delivery-terms.ts'
import type { Query } from '../platform/db/database.ts'
import { writeDocument } from '../settings/queries.ts'

type Countries = NonNullable<DeliveryTerms['countries']>

const open = {
  ...{ dutyNote: '', isPaused: false, pauseWords: '', pausedUntil: null, freeAbove: null },
  /** The specification's, as long as nobody says anything else. */
  days: firstTerms.days.international,
}

/** What a kilogram costs, and each further half of one. */
const steps = (first: number, more: number) =>
  [0, 1, 2, 3, 4].map((at) => ({ upToGrams: 1000 + at * 500, fee: first + at * more }))

const countries: Countries = [
  {
    ...{ ...open, code: 'US', name: 'United States', currency: 'USD', isUpiAllowed: false },
    feeSteps: steps(2200, 700),
  },
  {
    ...{ ...open, code: 'GB', name: 'United Kingdom', currency: 'GBP', isUpiAllowed: false },
    feeSteps: steps(1950, 600),
  },
  {
    ...{ ...open, code: 'SG', name: 'Singapore', currency: 'SGD', isUpiAllowed: true },
    feeSteps: steps(1400, 400),
  },
  {
    ...{ ...open, code: 'AE', name: 'United Arab Emirates', currency: 'AED', isUpiAllowed: true },
    feeSteps: steps(1350, 400),
  },
  {
    ...{ ...open, code: 'AU', name: 'Australia', currency: 'AUD', isUpiAllowed: false },
    feeSteps: steps(2100, 650),
  },
]

const day = '2026-11-01'
const rates = [
  { currency: 'USD', day, rupees: 88.1 },
  { currency: 'GBP', day, rupees: 116.2 },
  { currency: 'SGD', day, rupees: 67.9 },
  { currency: 'AED', day, rupees: 24 },
  { currency: 'AUD', day, rupees: 57.6 },
]

/** The demo shop sends to five countries; all else is as the specification says. */
export const seedDemoDelivery = (tx: Query, now: number) =>
  writeDocument(tx, 'delivery', { ...toldTerms(firstTerms), countries, rates }, now)
