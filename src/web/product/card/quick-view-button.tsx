import { lazy, Suspense, useState } from 'react'
import type { ProductCard } from '#contract/catalog/types.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'
import { EyeIcon } from '../../ui/page-icons.tsx'

const load = () => import('./quick-view.tsx')
const QuickView = lazy(() => load().then((module) => ({ default: module.QuickView })))

/** A look at a saree without leaving the list; the dialog is fetched when somebody reaches for it. */
export function QuickViewButton({ product }: { product: ProductCard }) {
  const words = useWords('listing', english).card
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={words.quickViewOf(product.name)}
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
        className="reveal touchable absolute end-0.5 bottom-0.5 gap-2 font-medium hover:text-lac hoverable:inset-x-3 hoverable:bottom-3 hoverable:rounded-xs hoverable:bg-card/95"
      >
        <EyeIcon className="size-9 rounded-full bg-card/85 p-2 hoverable:size-5 hoverable:bg-transparent hoverable:p-0" />
        <span className="hidden hoverable:inline">{words.quickView}</span>
      </button>
      {isOpen && (
        <Suspense>
          <QuickView product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
