import type { Day } from '#domain/india-day.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { isClosedToBusinesses } from '#domain/tax/e-invoice.ts'
import { readGstin } from '#domain/tax/gstin.ts'
import type { Registration } from '#domain/tax/sale.ts'
import {
  amber,
  dayInWords,
  type Found,
  green,
  noneFound,
  red,
  told,
  type Verdict,
} from './check.ts'

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
  if (!said) return red('Your business name, address and tax registration are not filled in yet.')
  const officer = said.grievanceOfficer
  const missing = [
    said.legalName === '' && 'the legal name',
    said.principalAddress === '' && 'the address',
    officer.name === '' && 'the name of the grievance officer',
    officer.designation === '' && 'the designation of the grievance officer',
    officer.phone === '' && officer.email === '' && 'a phone or an email of the grievance officer',
  ].filter((one) => one !== false)
  return missing.length === 0
    ? green('Legal name, address and grievance officer are filled in.')
    : red(`Not filled in yet: ${missing.join(', ')}. Buyers have a right to see them.`)
}

/** C2: the GSTIN; one that was never issued is good enough for a shop of made-up data. */
export function gstinFits(said: Said | null, isPlaceholder: boolean, isDemo: boolean): Verdict {
  if (!said || said.registration === 'unregistered')
    return green('A shop without a registration needs no GSTIN.')
  const read = readGstin(said.gstin)
  if (!read.ok) return red('The GSTIN is not written correctly: please check every character.')
  if (read.stateCode !== said.stateCode) return red('The GSTIN is of another state than the shop.')
  if (!isPlaceholder) return green('The GSTIN is written correctly and fits the state.')
  const words = 'This GSTIN is a placeholder that was never issued to anybody.'
  return isDemo
    ? amber(`${words} The demo stamps its documents “SPECIMEN”.`)
    : red(`${words} Enter the one of your registration certificate.`)
}

/** C13: drip pricing is looked into since October 2025. */
export const codFee = (feePaise: Paise): Verdict =>
  feePaise === 0
    ? green('Cash on delivery costs nothing extra.')
    : amber(
        `Cash on delivery costs ${formatRupees(feePaise)} extra. Such fees are being looked into as a dark pattern: none at all is safest, and a discount for paying in advance asks for the same.`,
      )

const monthMs = 30 * 86_400_000

/** C14: the letter of undertaking ends with the financial year. */
export function lutHolds(said: Said | null, today: Day): Verdict {
  if (!said || said.lutNumber === '') return green('There is no letter of undertaking to renew.')
  const until = said.lutValidTo
  if (until === '')
    return amber('Until when does the letter of undertaking hold? Its day is missing.')
  if (until < today)
    return red(`The letter of undertaking ended on ${dayInWords(until)}. Enter the new one.`)
  if (Date.parse(until) - Date.parse(today) < monthMs)
    return amber(`The letter of undertaking ends on ${dayInWords(until)}. Ask for the next one.`)
  return green(`The letter of undertaking holds until ${dayInWords(until)}.`)
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
  if (!said || said.registration === 'regular')
    return green('The limits of composition and unregistered sellers are not this shop’s.')
  if (acrossStates.count > 0 && !(said.registration === 'unregistered' && said.mayCrossStates))
    return red(
      `${told(acrossStates, 'bill of this year went to another state', 'bills of this year went to other states')}: this registration does not allow that.`,
    )
  const { paise, limitPaise } = of
  if (limitPaise === null || paise < limitPaise * nearly)
    return green('Sales stay in the state and far below the limit.')
  const sums = `${formatRupees(paise)} were sold this year; the limit is ${formatRupees(limitPaise)}.`
  return paise > limitPaise
    ? red(`${sums} Change the registration: ask your accountant today.`)
    : amber(`${sums} Prepare another registration.`)
}

/** C16: above it a regular seller writes six digits of HSN and needs e-invoices for businesses. */
export function largeSeller(
  said: Said | null,
  { paise, limitPaise }: Turnover,
  waiting: Found = noneFound,
): Verdict {
  if (isClosedToBusinesses(said)) return red([closedWords, waitingWords(waiting)].join(''))
  if (said?.registration !== 'regular' || limitPaise === null || paise < limitPaise * nearly)
    return green('The turnover is far from the limit for e-invoices.')
  const sums = `${formatRupees(paise)} were sold this year; the limit is ${formatRupees(limitPaise)}.`
  return paise > limitPaise
    ? red(
        `${sums} Invoices to businesses need an IRN, which this shop does not ask for, and every HSN six digits: say so under Law and tax, which closes the checkout to businesses.`,
      )
    : amber(`${sums} Above it every HSN needs six digits, and invoices to businesses an IRN.`)
}

const closedWords =
  'Your turnover is above the limit of e-invoices. This shop asks for no IRN, so it takes no orders with a GSTIN. Register credit notes of earlier invoices to businesses at the e-invoice portal by hand, and write every HSN with six digits.'

const waitingWords = (waiting: Found) =>
  waiting.count === 0
    ? ''
    : ` ${told(waiting, 'order with a GSTIN waits', 'orders with a GSTIN wait')} and cannot be invoiced: cancel what was ordered before.`

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
  if (withoutRate.length > 0)
    return red(`There is no tax rate today for ${withoutRate.join(', ')}, which you sell.`)
  const words = [
    ended.length > 0 &&
      `These limits of the law have ended without a next one: ${ended.join(', ')}.`,
    disputed.length > 0 &&
      `The rate of ${disputed.join(', ')} is disputed. Ask your accountant and enter the rate that you go by.`,
  ].filter((one) => one !== false)
  return words.length > 0 ? amber(words.join(' ')) : green('Every rate and limit holds today.')
}
