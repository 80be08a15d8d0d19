import type { DemoReview } from './demo-types.ts'
import { reviewsOfAndhraSilks } from './reviews-of-andhra-silks.ts'
import { reviewsOfCottons } from './reviews-of-cottons.ts'
import { reviewsOfKanjivaram } from './reviews-of-kanjivaram.ts'
import { reviewsOfLinensAndOrganzas } from './reviews-of-linens-and-organzas.ts'
import { reviewsOfMysoreAndIkat } from './reviews-of-mysore-and-ikat.ts'
import { reviewsOfNewArrivals } from './reviews-of-new-arrivals.ts'
import { reviewsOfWestAndSouth } from './reviews-of-west-and-south.ts'

export const demoReviews: DemoReview[] = [
  ...reviewsOfKanjivaram,
  ...reviewsOfMysoreAndIkat,
  ...reviewsOfAndhraSilks,
  ...reviewsOfCottons,
  ...reviewsOfWestAndSouth,
  ...reviewsOfLinensAndOrganzas,
  ...reviewsOfNewArrivals,
]
