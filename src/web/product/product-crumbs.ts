import type { Product } from '#contract/catalog/types.ts'
import type { headings } from '#web/words/en/headings.ts'
import { langOf } from '#web/words/in-english.ts'
import type { Crumb } from '../ui/navigation/breadcrumbs.tsx'

type Placed = Pick<Product, 'name' | 'category' | 'categorySlug' | 'inEnglish'>

/** Home > Products > category > product name (spec §2). */
export function crumbsOf(product: Placed, words: typeof headings): Crumb[] {
  const { name, category, categorySlug } = product
  return [
    { label: words.home, to: '/' },
    { label: words.products, to: '/products' },
    ...(category && categorySlug ? [{ label: category, to: `/products/${categorySlug}` }] : []),
    { label: name, lang: langOf(product, 'name') },
  ]
}
