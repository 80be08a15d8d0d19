import type { CartLine as Line } from '#contract/cart/types.ts'
import { quantityChoices } from '#domain/stock.ts'
import { Link } from '#web/ui/link.tsx'
import { cart as english } from '#web/words/en/cart.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { QuantitySelect } from '../ui/forms/quantity-select.tsx'
import { TrashIcon } from '../ui/page-icons.tsx'
import { Price, rupees } from '../ui/price.tsx'
import { CartForm } from './cart-form.tsx'
import { LinePicture } from './line-picture.tsx'
import { LineProblems } from './line-problems.tsx'

type CartLineProps = {
  line: Line
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

/** One saree of the cart: a row of the table, on phones a card. */
export function CartLine({ line, onQuantity, onRemove }: CartLineProps) {
  const words = useWords('cart', english)
  const isSold = line.maxQuantity > 0
  return (
    <tr className="relative grid grid-cols-[auto_1fr] items-end gap-x-4 gap-y-1.5 border-t border-line py-5 ps-28 max-md:min-h-44 md:table-row">
      <Head line={line} />
      <td
        lang={langOf(line, 'description')}
        className="col-span-2 text-sm text-soft md:py-5 md:pe-4 md:align-top md:text-base"
      >
        {line.description}
      </td>
      <td className="col-span-2 md:py-5 md:pe-4 md:align-top">
        <Price currentPrice={line.price} originalPrice={line.originalPrice} />
      </td>
      {isSold ? (
        <>
          <td className="md:py-4 md:pe-4 md:align-top">
            <Quantity line={line} onQuantity={onQuantity} />
          </td>
          <td className="text-end font-semibold tabular-nums md:py-5 md:align-top">
            {rupees(line.total)}
          </td>
        </>
      ) : (
        <td colSpan={2} className="col-span-2 text-sm text-soft md:py-5 md:align-top md:text-base">
          {words.notCounted}
        </td>
      )}
      <td className="absolute end-0 top-2.5 md:static md:py-2.5 md:text-end md:align-top">
        <CartForm intent="remove" productId={line.id} onSend={onRemove}>
          <IconButton type="submit" label={words.removeLine(line.name)} className="-me-2.5">
            <TrashIcon className="size-5" />
          </IconButton>
        </CartForm>
      </td>
    </tr>
  )
}

/** What the row is about. */
const Head = ({ line }: Pick<CartLineProps, 'line'>) => (
  <th scope="row" className="col-span-2 pe-10 text-start font-normal md:py-5 md:pe-4 md:align-top">
    <div className="md:flex md:gap-4">
      <LinePicture line={line} className="max-md:absolute max-md:start-0 max-md:top-5" />
      <div>
        <LineName line={line} />
        <LineProblems problems={line.problems} />
      </div>
    </div>
  </th>
)

const LineName = ({ line }: Pick<CartLineProps, 'line'>) => (
  <Link
    to={`/product/${line.slug}`}
    lang={langOf(line, 'name')}
    className="reachable font-medium text-pretty hover:text-lac max-md:wrap-anywhere"
  >
    {line.name}
  </Link>
)

function Quantity({ line, onQuantity }: Omit<CartLineProps, 'onRemove'>) {
  const words = useWords('cart', english)
  return (
    <CartForm
      intent="change"
      productId={line.id}
      onSend={(form) => onQuantity(Number(form.get('quantity')))}
      className="flex flex-wrap items-center gap-2"
    >
      <QuantitySelect
        name="quantity"
        label={words.quantityOf(line.name)}
        isLabelHidden
        choices={quantityChoices(line.maxQuantity)}
        value={line.quantity}
        onChange={(event) => onQuantity(Number(event.currentTarget.value))}
      />
      <Button type="submit" look="quiet" size="sm" className="scripting:hidden">
        {words.update}
      </Button>
    </CartForm>
  )
}
