import { z } from 'zod'
import { policy } from '#domain/policy.ts'
import { type ReviewRefusal, type ReviewState, reviewRefusals } from '#domain/review.ts'
import { plainLine, plainText } from '#domain/text.ts'
import { Picture } from '../catalog/types.ts'
import { Version } from '../form-fields.ts'
import { OwnReview, ReviewStates } from '../orders/part-types.ts'
import { PageNumber, PathId } from '../path-id.ts'

const { author, title, comment, reply, reason, photos } = policy.review

const atMost = (max: number) => z.string().max(max)

const noStars = 'Please choose one to five stars'

/** The stars of a form; a multipart form spells them as text. */
const Stars = z
  .union([z.int(), z.string().max(5, noStars)], noStars)
  .transform(Number)
  .refine((given) => given >= 1 && given <= 5, {
    message: noStars,
    params: { fault: { code: 'stars' } },
  })
  .pipe(z.int(noStars).min(1, noStars).max(5, noStars))

/** A multipart form spells its list as JSON. */
const Photos = z.preprocess((given) => {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch {
    return null
  }
}, z
  .array(z.string().max(100))
  .max(photos, 'Please choose from the photos of your review')
  .optional())

/** As a multipart form spells it. */
const Yes = z.union([z.boolean(), z.string().max(5)]).transform((given) => String(given) === 'true')

const Text = atMost(comment).transform(plainText).default('')

/** What a buyer says of a line of their order; new photos come as files under `photos` of a multipart form. */
export const ReviewForm = z.object({
  token: z.string().max(100),
  lineId: PathId,
  rating: Stars,
  title: atMost(title).transform(plainLine).default(''),
  comment: Text,
  author: atMost(author)
    .transform(plainLine)
    .pipe(z.string().min(1, 'Please tell us the name to show')),
  /** Which photos of before stay; all when left out. */
  keptPhotos: Photos,
  /** That its photos may be shown; asked of whoever adds some, and written down with the words that were read. */
  hasPhotoConsent: Yes.default(false),
})
export type ReviewForm = {
  token: string
  lineId: number
  rating: number
  title?: string | undefined
  comment?: string | undefined
  author: string
  keptPhotos?: string[] | undefined
  hasPhotoConsent?: boolean | undefined
}

/** Where a signed-in buyer reviews a saree; null for everybody who has not received it. */
export const ReviewDoor = z.object({ path: z.string().nullable() })
export type ReviewDoor = z.infer<typeof ReviewDoor>

/** Which reviews staff look at: `product` is an id, `q` part of a saree's name or code or of an author. */
export const StaffReviewQuery = z.object({
  state: ReviewStates.optional(),
  rating: z
    .string()
    .regex(/^[1-5]$/)
    .optional(),
  product: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .optional(),
  q: z.string().trim().max(100).optional(),
  page: PageNumber,
})
export type StaffReviewQuery = {
  state?: ReviewState | undefined
  rating?: string | undefined
  product?: string | undefined
  q?: string | undefined
  page?: number | undefined
}

export const StaffReview = OwnReview.omit({ lineId: true }).extend({
  id: z.int(),
  product: z.object({ id: z.int(), name: z.string(), code: z.string(), slug: z.string() }),
  /** The order it came from; null for the demo shop's. */
  order: z.object({ id: z.int(), number: z.string() }).nullable(),
  isDemo: z.boolean(),
  reply: z.string(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** Of what its writer says: whoever decides sends it back, so that nobody approves what they never read. */
  version: z.string(),
})
export type StaffReview = z.infer<typeof StaffReview>

export const StaffReviewPage = z.object({
  items: z.array(StaffReview),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** How many reviews stand in each state, whatever the other filters. */
  counts: z.record(z.string(), z.int()),
})
export type StaffReviewPage = z.infer<typeof StaffReviewPage>

/** `from` is the state that staff saw: of two who decide at once, the second one hears of it. */
export const VerdictForm = z
  .object({
    id: PathId,
    from: ReviewStates,
    to: ReviewStates,
    reason: z.enum(reviewRefusals).nullable().default(null),
    words: atMost(reason).transform(plainText).default(''),
    version: Version,
  })
  .refine((form) => form.to !== 'rejected' || form.reason !== null, {
    path: ['reason'],
    message: 'Please choose a reason',
  })
export type VerdictForm = {
  id: number
  from: ReviewState
  to: ReviewState
  reason?: ReviewRefusal | null | undefined
  words?: string | undefined
  version?: string | undefined
}

export const ReplyForm = z.object({
  id: PathId,
  words: atMost(reply).transform(plainText),
  /** The words that stood there: a reply that somebody else has written since is not written over (409). */
  replySeen: z.string().max(reply).optional(),
})
export type ReplyForm = z.infer<typeof ReplyForm>

export const Review = z.object({
  id: z.int(),
  author: z.string(),
  rating: z.int().min(1).max(5),
  title: z.string(),
  comment: z.string().nullable(),
  photos: z.array(Picture),
  /** What the shop says to it; empty when nothing. */
  reply: z.string(),
  createdAt: z.iso.datetime(),
  /** True for the reviews that came with the demo shop. */
  isDemo: z.boolean(),
})
export type Review = z.infer<typeof Review>

export const ReviewList = z.object({
  items: z.array(Review),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  rating: z.number().nullable(),
  /** How many reviews gave five, four, three, two and one star, in that order. */
  spread: z.array(z.int()),
})
export type ReviewList = z.infer<typeof ReviewList>
