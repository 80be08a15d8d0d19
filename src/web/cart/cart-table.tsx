import type { Cart, CartLine as Line } from '#contract/cart/types.ts'
import { cart as english } from '#web/words/en/cart.ts'
import { useWords } from '#web/words/words.ts'
import { CartLine } from './cart-line.tsx'

type CartTableProps = {
  cart: Cart
  onQuantity: (line: Line, quantity: number) => void
  onRemove: (line: Line) => void
}

const head = 'pb-3 font-medium text-soft'
const textHead = `${head} pe-4 text-start`

/** What is in the cart: a table, on phones one card a saree. */
export function CartTable({ cart, onQuantity, onRemove }: CartTableProps) {
  const { columns, title } = useWords('cart', english)
  return (
    <table className="block w-full md:table">
      <caption className="sr-only">{title}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr>
          <th scope="col" className={textHead}>
            {columns.product}
          </th>
          <th scope="col" className={textHead}>
            {columns.description}
          </th>
          <th scope="col" className={textHead}>
            {columns.price}
          </th>
          <th scope="col" className={textHead}>
            {columns.quantity}
          </th>
          <th scope="col" className={`${head} text-end`}>
            {columns.total}
          </th>
          <th scope="col" className={head}>
            <span className="sr-only">{columns.remove}</span>
          </th>
        </tr>
      </thead>
      <tbody className="block border-b border-line md:table-row-group">
        {cart.lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            onQuantity={(quantity) => onQuantity(line, quantity)}
            onRemove={() => onRemove(line)}
          />
        ))}
      </tbody>
    </table>
  )
}
