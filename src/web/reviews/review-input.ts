import type { OwnReview } from '#contract/orders/part-types.ts'
import type { ReviewForm } from '#contract/reviews/types.ts'
import { textIn } from '../acting.ts'
import { withPhotos } from '../orders/send-files.ts'

/** What the form says; what was not chosen is the shop's to complain about. */
export function reviewIn(form: FormData): Omit<ReviewForm, 'token' | 'lineId'> {
  return {
    rating: Number(textIn(form, 'rating')),
    title: textIn(form, 'title'),
    comment: textIn(form, 'comment'),
    author: textIn(form, 'author'),
    keptPhotos: form.getAll('keptPhotos').map(String),
    hasPhotoConsent: form.has('hasPhotoConsent'),
  }
}

/** The same with its new photos, as one form. */
export function reviewWithPhotos(form: FormData): FormData {
  const { keptPhotos, hasPhotoConsent, ...said } = reviewIn(form)
  const more = { keptPhotos: JSON.stringify(keptPhotos), hasPhotoConsent: String(hasPhotoConsent) }
  return withPhotos({ ...said, ...more }, form)
}

/** A form for every version of a review: what was saved is what it starts from. */
export const versionOf = (review: OwnReview | undefined) => JSON.stringify(review ?? null)
