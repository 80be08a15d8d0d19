import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { reviewsInput } from './reviews/reviews-input.ts'

/** Also where '#reviews' in an address leads. */
export const reviewsId = 'reviews'

/** The open tab: the reviews where the address turns their pages or points at them. */
export function useOpenTab() {
  const { search, hash } = useLocation()
  const turnsReviews = reviewsInput('', search).page !== undefined
  const [openId, open] = useState(turnsReviews ? reviewsId : 'details')
  // The server never sees what stands behind '#'.
  useEffect(() => {
    if (hash === `#${reviewsId}`) open(reviewsId)
  }, [hash])
  return { openId, open }
}
