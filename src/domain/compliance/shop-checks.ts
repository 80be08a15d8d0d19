import { type SellerPart, sellerParts } from '#domain/compliance/sentences/of-shop.ts'
import { type Found, noneFound } from '#domain/compliance/sentences/parts.ts'
import type { Day } from '#domain/india-day.ts'
import type { Paise } from '#domain/money.ts'
import { isClosedToBusinesses } from '#domain/tax/e-invoice.ts'
import { readGstin } from '#domain/tax/gstin.ts'
import type { Registration } from '#domain/tax/sale.ts'
import { amber, finding, green, red, type Verdict } from './check.ts'

/** What the owner has said of the shop, as far as the checks read it. */
export type Said = {
  registration: Registration
  legalName: string
  principalAddress: string
  gstin: string
  stateCode: string
  lutNumber: string
  lutValidTo: Day | ''
  mayCrossStates: boolean
  turnoverAbove5Crore?: boolean
  grievanceOfficer: { name: string; designation: string; phone: string; email: string }
}

/** C1: who sells, and whom a buyer may complain to. */
export function whoSells(said: Said | null): Verdict {
  if (!said) return red('seller-unsaid')
  const missing = missingOfSeller(said)
  return missing.length === 0 ? green('seller-said') : red('seller-incomplete', { missing })
}

/** What a buyer has a right to know of the seller, and cannot read yet. */
export function missingOfSeller(said: Said | null): SellerPart[] {
  if (!said) return [...sellerParts]
  const officer = said.grievanceOfficer
  const wanted: Record<SellerPart, boolean> = {
    'legal-name': said.legalName === '',
    address: said.principalAddress === '',
    'officer-name': officer.name === '',
    'officer-designation': officer.designation === '',
    'officer-contact': officer.phone === '' && officer.email === '',
  }
  return sellerParts.filter((part) => wanted[part])
}

/** C2: the GSTIN; one that was never issued is good enough for a shop of made-up data. */
export function gstinFits(said: Said | null, isPlaceholder: boolean, isDemo: boolean): Verdict {
  if (!said || said.registration === 'unregistered') return green('gstin-not-needed')
  const read = readGstin(said.gstin)
  if (!read.ok) return red('gstin-malformed')
  if (read.stateCode !== said.stateCode) return red('gstin-of-another-state')
  if (!isPlaceholder) return green('gstin-fits')
  return isDemo ? amber('gstin-specimen') : red('gstin-placeholder')
}

/** C13: drip pricing is looked into since October 2025. */
export const codFee = (feePaise: Paise): Verdict =>
  feePaise === 0 ? green('cod-free') : amber('cod-fee', { feePaise })

const monthMs = 30 * 86_400_000

/** C14: the letter of undertaking ends with the financial year. */
export function lutHolds(said: Said | null, today: Day): Verdict {
  if (!said || said.lutNumber === '') return green('no-undertaking')
  const until = said.lutValidTo
  if (until === '') return amber('undertaking-without-day')
  if (until < today) return red('undertaking-ended', { until })
  if (Date.parse(until) - Date.parse(today) < monthMs) return amber('undertaking-ends', { until })
  return green('undertaking-holds', { until })
}

export type Turnover = {
  /** Of this financial year. */
  paise: Paise
  /** Above it, the law wants more of this shop; null where no row says so. */
  limitPaise: Paise | null
}

/** From which part of a limit on the owner hears of it. */
const nearly = 0.8

/** C15: a seller who charges no tax stays in its state and below its limit. */
export function smallSeller(said: Said | null, acrossStates: Found, of: Turnover): Verdict {
  if (!said || said.registration === 'regular') return green('limits-of-others')
  if (acrossStates.count > 0 && !(said.registration === 'unregistered' && said.mayCrossStates))
    return red('bills-across-states', { found: acrossStates })
  const { paise, limitPaise } = of
  if (limitPaise === null || paise < limitPaise * nearly) return green('sales-below-limit')
  const sums = { paise, limitPaise }
  return paise > limitPaise ? red('sales-above-limit', sums) : amber('sales-near-limit', sums)
}

/** C16: above it a regular seller writes six digits of HSN and needs e-invoices for businesses. */
export function largeSeller(
  said: Said | null,
  { paise, limitPaise }: Turnover,
  waiting: Found = noneFound,
): Verdict {
  if (isClosedToBusinesses(said)) return closed(waiting)
  if (said?.registration !== 'regular' || limitPaise === null || paise < limitPaise * nearly)
    return green('turnover-below-limit')
  const sums = { paise, limitPaise }
  return paise > limitPaise ? red('turnover-above-limit', sums) : amber('turnover-near-limit', sums)
}

const closed = (waiting: Found): Verdict => ({
  state: 'red',
  found: [
    finding('closed-to-businesses'),
    ...(waiting.count > 0 ? [finding('businesses-wait', { found: waiting })] : []),
  ],
})

/** What the rows of the law leave open. */
export type LawGaps = {
  /** Classes of sarees on sale that have no rate today. */
  withoutRate: string[]
  /** Limits whose days are over and that nothing follows. */
  ended: string[]
  /** Classes of sarees on sale whose rate today is disputed. */
  disputed: string[]
}

/** C19. */
export function lawHolds({ withoutRate, ended, disputed }: LawGaps): Verdict {
  if (withoutRate.length > 0) return red('rates-missing', { names: withoutRate })
  const found = [
    ...(ended.length > 0 ? [finding('limits-ended', { names: ended })] : []),
    ...(disputed.length > 0 ? [finding('rates-disputed', { names: disputed })] : []),
  ]
  return found.length > 0 ? { state: 'amber', found } : green('law-holds')
}
