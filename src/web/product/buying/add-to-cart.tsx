import { useHref } from 'react-router'
import { quantityChoices } from '#domain/stock.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { QuantitySelect } from '../../ui/forms/quantity-select.tsx'
import type { Buying } from './use-buying.ts'

/** How many, and into the cart; disabled when nothing is left. */
export function AddToCart({ buying }: { buying: Buying }) {
  return (
    <form
      method="post"
      action={useHref('/cart')}
      className="flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        buying.add()
      }}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={buying.productId} />
      <QuantitySelect
        name="quantity"
        choices={quantityChoices(buying.stock)}
        value={buying.quantity}
        disabled={!buying.canAdd}
        onChange={(event) => buying.setQuantity(Number(event.currentTarget.value))}
      />
      <AddButton buying={buying} isSubmit />
    </form>
  )
}

type AddButtonProps = {
  buying: Buying
  /** True inside the form, which works before JavaScript does. */
  isSubmit?: boolean
}

export function AddButton({ buying: { canAdd, isAdding, add }, isSubmit }: AddButtonProps) {
  const words = useWords('product', english)
  return (
    <Button
      isWide
      isBusy={isAdding}
      disabled={!canAdd}
      {...(isSubmit ? { type: 'submit' } : { onClick: add })}
    >
      {isAdding ? words.adding : words.addToCart}
    </Button>
  )
}
