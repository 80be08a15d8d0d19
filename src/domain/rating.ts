/** The one aggregate every card and detail shows; no reviews yet is 0 of 0, and then no stars are drawn. */
export type Rating = { rating: number; reviewCount: number }

/** From the sum of all stars given and how many gave them, to one decimal. */
export function aggregate(sum: number, count: number): Rating {
  if (count <= 0) return { rating: 0, reviewCount: 0 }
  return { rating: Math.round((sum * 10) / count) / 10, reviewCount: count }
}

export type Star = 'full' | 'half' | 'empty'

/** Five stars; a fraction of 0.5 or more shows a half star. */
export function starsOf(rating: number): Star[] {
  const full = Math.floor(rating)
  const hasHalf = rating - full >= 0.5
  return Array.from({ length: 5 }, (_, index) => {
    if (index < full) return 'full'
    return index === full && hasHalf ? 'half' : 'empty'
  })
}
