import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { deliveryStates, issueMoves, issueStates, sendingSpeed } from '#domain/newsletter/issue.ts'
import { mostPieces } from '#domain/stories/story.ts'
import { nowhere } from '../content/types.ts'
import { keptPicture, text, Version, words } from '../form-fields.ts'
import { PageNumber, PathId } from '../path-id.ts'

const fields = {
  subject: words(150),
  /** The line that mail programs show beside the subject. */
  preview: text(200),
  /** HTML; in every script it fits into one request (limit-body.ts) and stays below what mail programs cut off. */
  content: z.string().max(30_000),
  picture: keptPicture,
  pictureAlt: text(200),
  productIds: z.array(z.int().positive()).max(mostPieces),
}

export const NewsletterForm = z.object({ ...fields, version: Version })
export type NewsletterForm = z.infer<typeof NewsletterForm>

export const OneNewsletter = z.object({ id: PathId })
export type OneNewsletter = z.infer<typeof OneNewsletter>

export const NewsletterSeen = OneNewsletter.extend({ version: Version })
export type NewsletterSeen = z.infer<typeof NewsletterSeen>

/** How many readers it goes to, and how many deliveries stand where; `left`: who unsubscribed before the next one. */
export const NewsletterFigures = z.object({
  readers: z.int(),
  waiting: z.int(),
  sent: z.int(),
  failed: z.int(),
  /** The process or the line ended while the mail server was taking it. */
  unclear: z.int(),
  /** Had unsubscribed before their turn. */
  skipped: z.int(),
  left: z.int(),
})
export type NewsletterFigures = z.infer<typeof NewsletterFigures>

const Time = z.iso.datetime().nullable()

export const Newsletter = z.object({
  id: z.int(),
  ...fields,
  picture: z.string(),
  /** Its pieces by name, those in the shop and those that have left it. */
  pieces: z.array(z.object({ id: z.int(), name: z.string(), code: z.string() })),
  state: z.enum(issueStates),
  sendAt: Time,
  startedAt: Time,
  endedAt: Time,
  figures: NewsletterFigures,
  version: z.string(),
})
export type Newsletter = z.infer<typeof Newsletter>

export const NewslettersAsked = z.object({ page: PageNumber })
export type NewslettersAsked = z.infer<typeof NewslettersAsked>

/** One in the list: where it stands, without what it says. */
export const NewsletterInList = Newsletter.pick({
  ...{ id: true, subject: true, state: true },
  ...{ sendAt: true, startedAt: true, endedAt: true, figures: true },
})
export type NewsletterInList = z.infer<typeof NewsletterInList>

export const NewsletterPage = z.object({
  items: z.array(NewsletterInList),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type NewsletterPage = z.infer<typeof NewsletterPage>

/** One newsletter with what is needed to send it. */
export const NewsletterToSend = Newsletter.extend({
  ...nowhere,
  /** How many confirmed readers there are now, by their language. */
  readersNow: z.array(z.object({ language: z.enum(languages), count: z.int() })),
  /** True where whoever opens it would see its subject alone: nothing is sent then. */
  isEmpty: z.boolean(),
  /** False where there is no mail server, so that nothing can leave. */
  hasMailServer: z.boolean(),
  /** While the mail server is away: what it said, and when it is tried again. */
  away: z.object({ reason: z.string(), until: z.iso.datetime() }).nullable(),
})
export type NewsletterToSend = z.infer<typeof NewsletterToSend>

export const NewsletterMove = OneNewsletter.extend({
  move: z.enum(issueMoves),
  /** Of `schedule`: when it is sent. */
  sendAt: z.iso.datetime({ offset: true }).optional(),
  /** Of what was looked at: nothing else is sent. */
  version: Version,
})
export type NewsletterMove = z.infer<typeof NewsletterMove>

export const NewsletterIn = OneNewsletter.extend({ language: z.enum(languages).optional() })
export type NewsletterIn = z.infer<typeof NewsletterIn>

/** As a reader of a language gets it; `inEnglish` names what has no words in it. */
export const NewsletterPreview = z.object({
  subject: z.string(),
  preview: z.string(),
  text: z.string(),
  inEnglish: z.array(z.string()),
})
export type NewsletterPreview = z.infer<typeof NewsletterPreview>

/** To whom a test went. */
export const NewsletterTest = z.object({ to: z.string() })
export type NewsletterTest = z.infer<typeof NewsletterTest>

export const NewsletterDeliveriesAsked = OneNewsletter.extend({
  state: z.enum(deliveryStates).optional(),
  page: PageNumber,
})
export type NewsletterDeliveriesAsked = z.infer<typeof NewsletterDeliveriesAsked>

/** What became of it for one reader; without an address once they were forgotten. */
export const NewsletterDelivery = z.object({
  id: z.int(),
  email: z.string(),
  state: z.enum(deliveryStates),
  reason: z.string(),
  at: Time,
})
export type NewsletterDelivery = z.infer<typeof NewsletterDelivery>

export const NewsletterDeliveryPage = z.object({
  items: z.array(NewsletterDelivery),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type NewsletterDeliveryPage = z.infer<typeof NewsletterDeliveryPage>

export const NewsletterDeliveriesAgain = OneNewsletter.extend({
  state: z.enum(['failed', 'unclear']),
})
export type NewsletterDeliveriesAgain = z.infer<typeof NewsletterDeliveriesAgain>

/** How fast newsletters leave. */
export const NewsletterSpeed = z.object({
  perMinute: z.int().min(sendingSpeed.least).max(sendingSpeed.most),
})
export type NewsletterSpeed = z.infer<typeof NewsletterSpeed>

export const EditedNewsletterSpeed = NewsletterSpeed.extend({ version: Version })
export type EditedNewsletterSpeed = z.infer<typeof EditedNewsletterSpeed>
