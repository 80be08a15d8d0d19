import { z } from 'zod'
import { filings } from '#domain/books/period.ts'
import { seriesFaults } from '#domain/documents/series.ts'
import { ofTaxes } from '#domain/refusals/documents.ts'
import type { Refusal } from '#domain/refusals/list.ts'
import { readGstin } from '#domain/tax/gstin.ts'
import { registrations } from '#domain/tax/sale.ts'
import { taxStates } from '#domain/tax/states.ts'
import { proof } from '../form-fields.ts'
import { inEnglish } from '../translated.ts'
import { gstinWords } from './gstin-words.ts'

/** A day in India's calendar. */
export const Day = z.iso.date('Please choose a day')
export type Day = string

const line = (max: number) => z.string().trim().max(max).default('')

/** Whom a buyer may complain to; the law wants a name, a designation and a way to reach them. */
const Officer = z.object({
  name: line(80),
  designation: line(80),
  phone: line(30),
  email: line(120),
  hours: line(80),
})

const nobody = { name: '', designation: '', phone: '', email: '', hours: '' }

/** Of a state or union territory in force; '' while none is chosen. */
export const StateCode = z.enum(['', ...taxStates.slice(0, 36).map(({ code }) => code)], {
  error: 'Please choose a state',
})

const letters = line(4).overwrite((text) => text.toUpperCase())

/** The letters before the numbers of each kind of document; '' for the series' own. */
const SeriesLetters = z.object({
  'tax-invoice': letters,
  'bill-of-supply': letters,
  bill: letters,
  'credit-note': letters,
  'receipt-voucher': letters,
  'refund-voucher': letters,
})

/** What the shop is before the law; the owner says it, from a day on. */
export const TaxSettings = z.object({
  registration: z.enum(registrations),
  legalName: line(120),
  tradeName: line(120),
  /** '' of a shop without one. */
  gstin: line(20).overwrite((text) => text.replace(/\s/g, '').toUpperCase()),
  principalAddress: line(300),
  stateCode: StateCode,
  lutNumber: line(40),
  /** The last day of the letter of undertaking. */
  lutValidTo: z.union([Day, z.literal('')]).default(''),
  mayCrossStates: z.boolean().default(false),
  registeredBuyerPlace: z.enum(['gstin', 'delivery']).default('gstin'),
  /** How often the return of outward supplies is filed. */
  filing: z.enum(filings).default('monthly'),
  /** True once a year's turnover was above the limit of e-invoices: the shop takes no orders of businesses then. */
  turnoverAbove5Crore: z.boolean().default(false),
  /** True of a shop whose bank has verified it as a merchant: one UPI payment may be more. */
  upiIsVerifiedMerchant: z.boolean().default(false),
  /** True where the checkout asks for the PAN of a buyer above the limit of the law. */
  isPanAsked: z.boolean().default(false),
  signatory: line(80),
  grievanceOfficer: Officer.default(nobody),
  /** Of a company: who answers for its keeping the law, resident in India; nobody of others. */
  nodalPerson: Officer.default(nobody),
  /** Absent where every series has its own letters. */
  series: SeriesLetters.optional(),
})
export type TaxSettings = z.infer<typeof TaxSettings>

/** The same as the owner saves them: from which day, and why where the registration changes. */
export const TaxSettingsForm = TaxSettings.extend({
  from: Day,
  reason: line(300),
  /** Where the registration, the state or the GSTIN changes. */
  ...proof,
  version: z.string().max(40).optional(),
  /** True where what changes goes on to what is said for later days, as far as those had left it as it was. */
  isAlsoLater: z.boolean().default(false),
}).superRefine((form, context) => {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  for (const [kind, fault] of Object.entries(seriesFaults(form.series ?? {})))
    refuse(`series.${kind}`, fault)
  if (form.legalName === '') refuse('legalName', 'Please enter the legal name')
  if (form.principalAddress === '') refuse('principalAddress', 'Please enter the address')
  if (form.registration === 'unregistered') {
    if (form.stateCode === '') refuse('stateCode', 'Please choose a state')
    return
  }
  const gstin = readGstin(form.gstin)
  if (!gstin.ok) refuse('gstin', gstinWords[gstin.reason])
  else if (gstin.stateCode !== form.stateCode) refuse('stateCode', 'The GSTIN is of another state')
})
export type TaxSettingsForm = z.infer<typeof TaxSettingsForm>

/** What is in force today, and what the owner has said for later. */
export const SavedTaxSettings = z.object({
  /** Null until the owner has said anything. */
  settings: TaxSettings.nullable(),
  from: Day.nullable(),
  upcoming: z.object({ settings: TaxSettings, from: Day }).nullable(),
  /** All that is said for later, the next day first. */
  later: z.array(z.object({ settings: TaxSettings, from: Day })),
  /** True of the demo shop's GSTIN, which was never issued to anybody. */
  isPlaceholder: z.boolean(),
  version: z.string(),
})
export type SavedTaxSettings = z.infer<typeof SavedTaxSettings>

export const GstinForm = z.object({ gstin: z.string('Please enter a GSTIN').max(40) })
export type GstinForm = z.infer<typeof GstinForm>

/** What its form says of a GSTIN; nobody outside is asked. */
export const GstinAnswer = z.object({
  ok: z.boolean(),
  gstin: z.string().optional(),
  stateCode: z.string().optional(),
  state: z.string().optional(),
  pan: z.string().optional(),
  reason: z.enum(['length', 'form', 'state', 'check-digit']).optional(),
  words: z.string().optional(),
})
export type GstinAnswer = z.infer<typeof GstinAnswer>

export const TaxRateRow = z.object({
  id: z.int(),
  taxClass: z.string(),
  className: z.string(),
  from: Day,
  to: Day.nullable(),
  /** Rupees per piece, without tax. */
  above: z.number(),
  /** Percent. */
  rate: z.number(),
  source: z.string(),
  isDisputed: z.boolean(),
  note: z.string(),
})
export type TaxRateRow = z.infer<typeof TaxRateRow>

/** A rate from a day on; it ends the row of the same class and band before it. */
export const TaxRateForm = z.object({
  taxClass: z.string().min(1, 'Please choose a class').max(40),
  from: Day,
  above: z.number('Please enter an amount').min(0, 'Please enter an amount').max(10_000_000),
  rate: z
    .number('Please enter a rate')
    .min(0, 'A rate is from 0 to 100 percent')
    .max(100, 'A rate is from 0 to 100 percent')
    .refine((rate) => Number.isInteger(Math.round(rate * 1e6) / 1e6 / 0.02), {
      message: ofTaxes['rate-decimals'].says,
      params: { fault: { code: 'rate-decimals', params: {} } satisfies Refusal },
    }),
  source: z.string().trim().min(1, 'Please say where this comes from').max(200),
  note: line(300),
})
export type TaxRateForm = z.infer<typeof TaxRateForm>

/** Who sells, as the law wants every page to say it. */
export const SellerBlock = z.object({
  legalName: z.string(),
  tradeName: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  hours: z.string(),
  gstin: z.string().nullable(),
  state: z.string().nullable(),
  grievanceOfficer: z.object({
    name: z.string(),
    designation: z.string(),
    phone: z.string(),
    email: z.string(),
    hours: z.string(),
    ...inEnglish,
  }),
  /** Null where the shop has named none. */
  nodalPerson: Officer.extend(inEnglish).nullable(),
  ...inEnglish,
})
export type SellerBlock = z.infer<typeof SellerBlock>

/** The tax that is inside an amount; rupees. Null everywhere where the shop charges none. */
export const TaxSummary = z.object({
  place: z.string(),
  supply: z.enum(['intra', 'inter', 'export']),
  stateTax: z.enum(['SGST', 'UTGST']).nullable(),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  /** All of it. */
  tax: z.number(),
  byRate: z.array(
    z.object({
      rate: z.number(),
      taxable: z.number(),
      cgst: z.number(),
      sgst: z.number(),
      igst: z.number(),
    }),
  ),
})
export type TaxSummary = z.infer<typeof TaxSummary>
