import { type SentSide, sentSides, usualSide } from '#domain/pictures/shrink.ts'

const key = 'pallu.sent-side'

/** How large this browser sends pictures: a phone on the road may save what a desk need not. */
export function readSide(): SentSide {
  try {
    const kept = localStorage.getItem(key)
    return sentSides.find((side) => side === kept) ?? usualSide
  } catch {
    return usualSide
  }
}

export function keepSide(side: SentSide) {
  try {
    localStorage.setItem(key, side)
  } catch {
    // Such a browser forgets it with the page.
  }
}
