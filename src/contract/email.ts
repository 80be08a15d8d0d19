import { z } from 'zod'

export const Email = z
  .string('Please enter a valid email')
  .trim()
  .max(254, 'Please enter a valid email')
  .pipe(z.email('Please enter a valid email'))
