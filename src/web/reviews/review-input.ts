import type { OwnReview, ReviewForm } from '#contract/review.ts'
import { textIn } from '../acting.ts'

/** What the form says; what was not chosen is the shop's to complain about. */
export function reviewIn(form: FormData): Omit<ReviewForm, 'token' | 'lineId'> {
  return {
    rating: Number(textIn(form, 'rating')),
    title: textIn(form, 'title'),
    comment: textIn(form, 'comment'),
    author: textIn(form, 'author'),
    keptPhotos: form.getAll('keptPhotos').map(String),
  }
}

/** The same with its new photos, as one form. */
export function reviewWithPhotos(form: FormData): FormData {
  const { keptPhotos, ...texts } = reviewIn(form)
  const body = new FormData()
  for (const [name, text] of Object.entries(texts)) body.set(name, String(text))
  body.set('keptPhotos', JSON.stringify(keptPhotos))
  for (const photo of form.getAll('photos')) {
    if (photo instanceof File && photo.size > 0) body.append('photos', photo)
  }
  return body
}

/** A form for every version of a review: what was saved is what it starts from. */
export const versionOf = (review: OwnReview | undefined) => JSON.stringify(review ?? null)
