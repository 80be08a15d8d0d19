import type { Product } from '#contract/catalog/types.ts'
import type { headings } from '#web/words/en/headings.ts'
import type { Crumb } from '../ui/navigation/breadcrumbs.tsx'

type Placed = Pick<Product, 'name' | 'category' | 'categorySlug'>

/** Home > Products > category > product name (spec §2). */
export function crumbsOf(
  { name, category, categorySlug }: Placed,
  words: typeof headings,
): Crumb[] {
  return [
    { label: words.home, to: '/' },
    { label: words.products, to: '/products' },
    ...(category && categorySlug ? [{ label: category, to: `/products/${categorySlug}` }] : []),
    { label: name },
  ]
}
