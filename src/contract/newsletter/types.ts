import { z } from 'zod'
import { languages } from '#domain/language.ts'

const emailMessage = 'Please enter a valid email address'
const Email = z
  .string(emailMessage)
  .trim()
  .max(254, emailMessage)
  .pipe(z.email(emailMessage))
  .meta({ description: 'The address of one person.' })

/** People never see this field; programs that fill in everything do. */
const Trap = z.string().max(500).optional().meta({ description: 'To be left empty.' })

export const SubscribeForm = z.object({
  email: Email,
  website: Trap,
  /** In which the notice was read. */
  language: z.enum(languages).default('en'),
})
export type SubscribeForm = z.input<typeof SubscribeForm>

/** What the links of a newsletter email carry. */
export const EmailLinkToken = z.object({
  token: z.string('This link is not complete').min(1, 'This link is not complete').max(200),
})
export type EmailLinkToken = z.infer<typeof EmailLinkToken>
