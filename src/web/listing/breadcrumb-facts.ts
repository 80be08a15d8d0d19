import { addressOf, type Shop } from '../head.ts'
import type { Crumb } from '../ui/navigation/breadcrumbs.tsx'

/** The way to a page, as schema.org writes it. */
export function breadcrumbFacts(crumbs: Crumb[], shop: Shop, here: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: addressOf(shop, to ?? here),
    })),
  }
}
