import type { Fit } from './judge-search.ts'

// What judged queries ask for, over the values of the demo shop.

export const all = (...fits: Fit[]): Fit => ({ all: fits })
export const colours = (...values: string[]): Fit => ({ colours: values })
export const occasions = (...values: string[]): Fit => ({ occasions: values })
export const category = (...slugs: string[]): Fit => ({ category: slugs })
export const upTo = (maxPrice: number): Fit => ({ maxPrice })
export const from = (minPrice: number): Fit => ({ minPrice })
export const says = (...mentions: string[]): Fit => ({ mentions })

export const red = colours('Red', 'Maroon', 'Rust')
export const green = colours('Green', 'Bottle Green', 'Mint', 'Moss', 'Teal')
export const blue = colours('Blue', 'Navy', 'Sky Blue', 'Teal')
export const pink = colours('Pink', 'Rose', 'Magenta')
export const yellow = colours('Yellow', 'Mustard')
export const purple = colours('Purple', 'Lavender')
export const white = colours('White', 'Cream')
export const silk: Fit = {
  fabrics: ['Silk', 'Soft Silk', 'Crepe Silk', 'Silk Cotton', 'Tissue', 'Organza'],
}
export const cotton: Fit = { fabrics: ['Cotton', 'Silk Cotton'] }
export const wedding = occasions('Wedding')
export const cheap: Fit = { priceRank: { max: 0.35 } }
export const nothing = { nothing: true }
