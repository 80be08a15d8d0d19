import { conflict, invalid, notFound, outdated } from './entry.ts'

export const ofReviews = {
  'no-such-review': notFound('This review does not exist.'),
  'saree-of-another-order': notFound('This saree is not in this order.'),
  'photos-without-consent': invalid(
    'Please agree that your photos may be shown, or send the review without them.',
  ),
  'review-decided': conflict(
    'We have looked at your review already: it cannot be changed any more.',
  ),
  'review-before-delivery': conflict('Only what has been delivered can be reviewed.'),
  'reviewed-already': conflict('You have reviewed this saree already.'),
  'too-many-review-photos': invalid(
    ({ most }: { most: number }) => `Please choose at most ${most} photos.`,
  ),
  'decided-meanwhile': conflict('Somebody else has just decided on this review.'),
  'replied-meanwhile': outdated(
    'Somebody else has written a reply meanwhile. Please look at both.',
  ),
}
