import type { DemoReview } from '../demo-types.ts'

export const reviewsOfNewArrivals: DemoReview[] = [
  {
    product: 'kanjivaram-sandal',
    author: 'Mangalam V.',
    rating: 5,
    comment:
      'Came on Tuesday, worn on Friday. The blue border against sandal is so fresh, and the elephants made my grandchildren laugh.',
    daysAgo: 2,
    isDemo: true,
  },
  {
    product: 'uppada-butter',
    author: 'Sravani K.',
    rating: 5,
    comment:
      'Wore it for a haldi and nobody could tell the stain from the saree. Joking, not a drop fell on it.',
    daysAgo: 4,
    isDemo: true,
  },
  {
    product: 'uppada-butter',
    author: 'Hasini R.',
    rating: 4,
    comment: 'Sweet yellow, very light. The pink pallu is sheer, so mind what is beneath.',
    daysAgo: 6,
    isDemo: true,
  },
  {
    product: 'venkatagiri-leaf',
    author: 'Tulasi N.',
    rating: 5,
    comment: 'Folded to the size of a book in my bag. The red flowers on the pallu are lovely.',
    daysAgo: 5,
    isDemo: true,
  },
  {
    product: 'gadwal-rust',
    author: 'Aruna K.',
    rating: 4,
    comment: 'Rust is more orange in the sun. Very handsome with the navy.',
    daysAgo: 3,
    isDemo: true,
  },
  {
    product: 'kovai-rose',
    author: 'Sharmila D.',
    rating: 5,
    comment: 'Rose and grey, so refined. I had never thought of that pair.',
    daysAgo: 4,
    isDemo: true,
  },
  {
    product: 'kasavu-green',
    author: 'Nimmi J.',
    rating: 4,
    comment:
      'The green line makes all the difference. The elephants are smaller than I imagined, and cuter.',
    daysAgo: 3,
    isDemo: true,
  },
]
