import { z } from 'zod'

const emailMessage = 'Please enter a valid email address'
const Email = z
  .string(emailMessage)
  .trim()
  .max(254, emailMessage)
  .pipe(z.email(emailMessage))
  .meta({ description: 'The address of one person.' })

/** People never see this field; programs that fill in everything do. */
const Trap = z.string().max(500).optional().meta({ description: 'To be left empty.' })

export const MessageForm = z.object({
  name: z.string('Please tell us your name').trim().min(1, 'Please tell us your name').max(80),
  email: Email,
  phone: z
    .string()
    .trim()
    .max(30)
    .regex(/^[0-9+() .-]*$/, 'Please enter a phone number')
    .optional(),
  message: z
    .string('Please write a few words')
    .trim()
    .min(10, 'Please write a few words')
    .max(4000),
  /** The slug of the saree that it is about, where it was asked from its page. */
  about: z.string().trim().max(120).optional(),
  website: Trap,
})
export type MessageForm = z.infer<typeof MessageForm>

/** The shop has the message and calls it by this number. */
export const MessageTaken = z.object({ number: z.string(), message: z.string() })
export type MessageTaken = z.infer<typeof MessageTaken>

export const VideoLink = z.object({ token: z.string().max(200) })
export type VideoLink = z.infer<typeof VideoLink>

/** A video of a saree: until when it can be seen, and the saree as long as it is in the shop. */
export const SentVideo = z.object({
  type: z.string(),
  endsAt: z.iso.datetime(),
  slug: z.string().nullable(),
})
export type SentVideo = z.infer<typeof SentVideo>
