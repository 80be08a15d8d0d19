import { sectionSize } from './section-size.ts'

/** A home section shows the first so many of its list. */
export function sectionOf<T>(products: readonly T[], count: number = sectionSize.default) {
  return products.slice(0, Math.max(0, count))
}

export type CarouselPosition = {
  scrollLeft: number
  clientWidth: number
  scrollWidth: number
  items: number
}

/** Browsers round widths: within one pixel of the end is the end. */
const endTolerance = 1

/** Left only when scrolled right; right only when more content remains and there are more than 2 items. */
export function carouselButtons(position: CarouselPosition): { left: boolean; right: boolean } {
  const { scrollLeft, clientWidth, scrollWidth, items } = position
  return {
    left: scrollLeft > 0,
    right: items > 2 && scrollLeft + clientWidth < scrollWidth - endTolerance,
  }
}

/** The letters of an avatar: of the first and the last word of a name; '' for none. */
export function initialsOf(name: string): string {
  const words = name.split(/\s/).filter((word) => word !== '')
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('en')
}
