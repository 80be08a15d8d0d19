import type { ReactNode } from 'react'
import { useHref } from 'react-router'
import { quantityChoices } from '#domain/stock.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { QuantitySelect } from '../../ui/forms/quantity-select.tsx'
import type { Buying } from './use-buying.ts'

type AddToCartProps = {
  buying: Buying
  /** Given, it stands beside the button in a bar that stays at the bottom of phones. */
  price?: ReactNode
  /** Why none can be bought: it stands under that price, and is part of the button’s name. */
  why: string | undefined
  /** What stands beside the button. */
  children?: ReactNode
}

/** How many, and into the cart; disabled when nothing is left. */
export function AddToCart({ buying, price, why, children }: AddToCartProps) {
  return (
    <form
      method="post"
      action={useHref('/cart')}
      className="flex items-end gap-3 max-md:justify-between"
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
      {price ? (
        <div className="bottom-bar no-print flex flex-1 items-center gap-4">
          <span className="min-w-0 shrink-0 basis-[38%] md:hidden">
            {price}
            {why && <span className="block text-sm font-medium text-lac">{why}</span>}
          </span>
          <AddButton buying={buying} why={why} />
        </div>
      ) : (
        <AddButton buying={buying} why={why} />
      )}
      {children}
    </form>
  )
}

type AddButtonProps = Pick<AddToCartProps, 'buying' | 'why'>

function AddButton({ buying: { canAdd, isAdding }, why }: AddButtonProps) {
  const words = useWords('product', english)
  return (
    <Button
      type="submit"
      isWide
      isBusy={isAdding}
      disabled={!canAdd}
      aria-label={why && `${words.addToCart}: ${why}`}
    >
      {isAdding ? words.adding : words.addToCart}
    </Button>
  )
}
