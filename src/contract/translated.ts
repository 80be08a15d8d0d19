import { z } from 'zod'

/** Which fields of a thing are English although another language was asked for; absent where none are. */
export const inEnglish = { inEnglish: z.array(z.string()).optional() }
