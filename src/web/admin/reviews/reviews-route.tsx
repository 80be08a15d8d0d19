import { ReviewsTab } from './reviews-tab.tsx'

export default function ReviewsRoute() {
  return <ReviewsTab />
}
