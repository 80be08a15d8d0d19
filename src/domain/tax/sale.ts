import type { Day } from '#domain/india-day.ts'
import type { Paise } from '#domain/money.ts'
import type { TaxRate } from './tax-rate.ts'

/** Regular sellers charge tax; composition dealers are registered and charge none; the others have no GSTIN. */
export const registrations = ['regular', 'composition', 'unregistered'] as const
export type Registration = (typeof registrations)[number]

export type SaleSeller = {
  registration: Registration
  stateCode: string
  /** A letter of undertaking is in force on the day: goods go abroad without tax. */
  hasLut?: boolean | undefined
  /** An unregistered seller of handicraft who holds a PAN and stays below the limit. */
  mayCrossStates?: boolean | undefined
  /** Where a buyer with a GSTIN is supplied; unset, where the GSTIN is registered. */
  registeredBuyerPlace?: 'gstin' | 'delivery' | undefined
}

export type SaleLine = {
  taxClass: string
  hsn: string
  unitPaise: Paise
  quantity: number
  isHandicraft?: boolean | undefined
}

/** Taken off before tax; over all lines unless it names some by their place. */
export type SaleDiscount = { paise: Paise; lines?: readonly number[] | undefined }

/** What is sold, to whom and where it goes; every price includes its tax. */
export type Sale = {
  seller: SaleSeller
  on: Day
  buyer?: { gstin?: string | null | undefined } | undefined
  delivery: {
    stateCode?: string | null | undefined
    /** Two letters; unset, India. */
    country?: string | null | undefined
    /** Handed over where the seller stands. */
    isCounter?: boolean | undefined
  }
  lines: readonly SaleLine[]
  discounts?: readonly SaleDiscount[] | undefined
  deliveryPaise?: Paise | undefined
  feePaise?: Paise | undefined
}

/** What the law says on the day of a sale: rows, never constants. */
export type TaxLaw = {
  taxRates: readonly TaxRate[]
  /** From which day an invoice across states without a GSTIN is listed on its own above which amount. */
  b2clLimits: readonly { from: Day; paise: Paise }[]
  /** Union territories that have no legislature: their half of the tax is called UTGST. */
  withoutLegislature: readonly string[]
}

export type TaxHeads = {
  taxablePaise: Paise
  cgstPaise: Paise
  /** Of a union territory without a legislature too. */
  sgstPaise: Paise
  igstPaise: Paise
}

export type BillRow = TaxHeads & {
  kind: 'goods' | 'delivery' | 'fee'
  /** The place of the line that it bills; null of what follows the goods. */
  line: number | null
  hsn: string
  quantity: number
  /** Null where no tax may be charged. */
  rateBp: number | null
  grossPaise: Paise
  discountPaise: Paise
  netPaise: Paise
}

/** The table of the return that a document of a regular seller belongs to. */
export type Section = 'b2b' | 'b2cl' | 'b2cs' | 'exp'

export type RateSum = TaxHeads & { rateBp: number | null }

export type Bill = TaxHeads & {
  kind: 'tax-invoice' | 'bill-of-supply' | 'bill'
  /** Place of supply, by code. */
  place: string
  supply: 'intra' | 'inter' | 'export'
  stateTax: 'SGST' | 'UTGST' | null
  rows: BillRow[]
  discountPaise: Paise
  totalPaise: Paise
  byRate: RateSum[]
  section: Section | null
  words: string
}

export type BillRefusal = 'must-be-regular-to-cross-states' | 'no-rate'
