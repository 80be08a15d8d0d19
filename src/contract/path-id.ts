import { z } from 'zod'

/** An id in an address: digits only, so that '0x10' and '1e3' are refused. */
export const PathId = z
  .union([z.int().positive(), z.string().regex(/^[1-9]\d{0,14}$/)])
  .transform(Number)

/** A whole number in a query: `page=2`. */
export const PageNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)
  .optional()
