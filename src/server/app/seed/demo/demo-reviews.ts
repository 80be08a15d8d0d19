import type { DemoReview } from './demo-types.ts'
import { reviewsOfAndhraSilks } from './reviews/reviews-of-andhra-silks.ts'
import { reviewsOfCottons } from './reviews/reviews-of-cottons.ts'
import { reviewsOfKanjivaram } from './reviews/reviews-of-kanjivaram.ts'
import { reviewsOfLinensAndOrganzas } from './reviews/reviews-of-linens-and-organzas.ts'
import { reviewsOfMysoreAndIkat } from './reviews/reviews-of-mysore-and-ikat.ts'
import { reviewsOfNewArrivals } from './reviews/reviews-of-new-arrivals.ts'
import { reviewsOfWestAndSouth } from './reviews/reviews-of-west-and-south.ts'

export const demoReviews: DemoReview[] = [
  ...reviewsOfKanjivaram,
  ...reviewsOfMysoreAndIkat,
  ...reviewsOfAndhraSilks,
  ...reviewsOfCottons,
  ...reviewsOfWestAndSouth,
  ...reviewsOfLinensAndOrganzas,
  ...reviewsOfNewArrivals,
]
