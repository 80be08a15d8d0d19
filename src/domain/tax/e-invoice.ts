import type { Registration } from './sale.ts'

type Seller = { registration: Registration; turnoverAbove5Crore?: boolean | undefined }

/**
 * True of a seller whose invoices to businesses must be e-invoices (rule 48(4)): this shop asks nobody for an IRN, and an
 * invoice without one is none (rule 48(5)), so that it sells to nobody in the name of a GSTIN.
 */
export const isClosedToBusinesses = (seller: Seller | null): boolean =>
  seller?.registration === 'regular' && seller.turnoverAbove5Crore === true
