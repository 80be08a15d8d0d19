import { quantityChoices } from '#domain/stock.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '../ui/button.tsx'
import { QuantitySelect } from '../ui/quantity-select.tsx'
import type { Buying } from './use-buying.ts'

/** How many, and into the cart; disabled when nothing is left. */
export function AddToCart({ buying }: { buying: Buying }) {
  return (
    <div className="flex items-end gap-3">
      <QuantitySelect
        choices={quantityChoices(buying.stock)}
        value={buying.quantity}
        disabled={!buying.canAdd}
        onChange={(event) => buying.setQuantity(Number(event.currentTarget.value))}
      />
      <AddButton buying={buying} />
    </div>
  )
}

export function AddButton({ buying: { canAdd, isAdding, add } }: { buying: Buying }) {
  const words = useWords('product', english)
  return (
    <Button isWide isBusy={isAdding} disabled={!canAdd} onClick={add}>
      {isAdding ? words.adding : words.addToCart}
    </Button>
  )
}
