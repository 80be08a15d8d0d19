import { Button } from '#web/ui/button.tsx'
import { adminCosts as words } from '#web/words/en/admin/work/costs.ts'
import { marginSentence } from './margin-words.ts'
import { useMargins } from './use-margins.ts'

/** In the form of a product: what stays of its saved price; nothing for whoever may not see what pieces cost. */
export function CostsPanel({ id, onOpen }: { id: number; onOpen: () => void }) {
  const margin = useMargins([id]).get(id)
  if (!margin) return null
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 border border-line px-4 py-3">
      <div>
        <h3 className="font-sans text-sm font-semibold">{words.panel}</h3>
        <p className="text-sm text-soft">{marginSentence(margin)}</p>
      </div>
      <Button look="quiet" size="sm" type="button" onClick={onOpen}>
        {margin.share === null ? words.set : words.change}
      </Button>
    </section>
  )
}
