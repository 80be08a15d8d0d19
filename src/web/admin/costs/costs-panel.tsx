import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { adminCosts as words } from '#web/words/en/admin/costs.ts'
import { CostsDialog } from './costs-dialog.tsx'
import { marginSentence } from './margin-words.ts'
import { useMargins } from './use-margins.ts'

/** In the form of a product: what stays of its saved price; nothing for whoever may not see what pieces cost. */
export function CostsPanel({ product }: { product: { id: number; name: string } }) {
  const [isOpen, setOpen] = useState(false)
  const margin = useMargins([product.id]).get(product.id)
  if (!margin) return null
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 border border-line px-4 py-3">
      <div>
        <h3 className="font-sans text-sm font-semibold">{words.panel}</h3>
        <p className="text-sm text-soft">{marginSentence(margin)}</p>
      </div>
      <Button look="quiet" size="sm" type="button" onClick={() => setOpen(true)}>
        {margin.share === null ? words.set : words.change}
      </Button>
      {isOpen && <CostsDialog product={product} onClose={() => setOpen(false)} />}
    </section>
  )
}
