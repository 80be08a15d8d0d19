import { z } from 'zod'
import { readPan } from '#domain/tax/pan.ts'

/** As typed, made ready to be kept. */
export const BuyerPan = z
  .string()
  .max(20)
  .transform((text, context) => {
    if (text.trim() === '') return ''
    const pan = readPan(text)
    if (pan !== null) return pan
    const message = 'A PAN has 5 letters, 4 digits and a letter'
    context.addIssue({ code: 'custom', message, params: { fault: { code: 'pan' } } })
    return z.NEVER
  })
