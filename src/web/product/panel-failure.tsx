import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '../ui/button.tsx'

export function PanelFailure({ text, onTryAgain }: { text: string; onTryAgain: () => void }) {
  const words = useWords('product', english)
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p>{text}</p>
      <Button look="quiet" size="sm" onClick={onTryAgain}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
