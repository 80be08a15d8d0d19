import type { Product } from '#contract/catalog/types.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { Tabs } from '../ui/navigation/tabs.tsx'
import { ClothTable } from './cloth-table.tsx'
import { RelatedPanel } from './related-panel.tsx'
import { ReviewsPanel } from './reviews/reviews-panel.tsx'
import { reviewsId } from './use-open-tab.ts'

type ProductTabsProps = { product: Product; openId: string; onOpen: (id: string) => void }

export function ProductTabs({ product, openId, onOpen }: ProductTabsProps) {
  const words = useWords('product', english).tabs
  return (
    <Tabs
      label={words.label}
      openId={openId}
      onOpen={onOpen}
      tabs={[
        { id: 'details', label: words.details, content: <ClothTable product={product} /> },
        { id: reviewsId, label: words.reviews, content: <ReviewsPanel slug={product.slug} /> },
        { id: 'related', label: words.related, content: <RelatedPanel slug={product.slug} /> },
      ]}
    />
  )
}
