import type { ReactNode } from 'react'
import type { OrderLine } from '#contract/orders/types.ts'
import { Link } from '#web/ui/link.tsx'
import { orders as english } from '#web/words/en/orders.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { LinePicture } from '../cart/line-picture.tsx'
import { rupees } from '../ui/price.tsx'

type OrderLinesProps = {
  lines: OrderLine[]
  /** What can be done with a saree. */
  below?: (line: OrderLine) => ReactNode
}

/** The sarees of an order, as they were sold. */
export function OrderLines({ lines, below }: OrderLinesProps) {
  const words = useWords('orders', english).lines
  return (
    <ul>
      {lines.map((line) => (
        <li
          key={line.id}
          className="flex gap-3 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
        >
          <LinePicture line={line} isSmall />
          <div className="min-w-0 flex-1">
            <Link
              to={`/product/${line.slug}`}
              lang={langOf(line, 'name')}
              className="font-medium hover:text-lac"
            >
              {line.name}
            </Link>
            <p lang={langOf(line, 'description')} className="text-sm text-soft">
              {line.description}
            </p>
            <p className="text-sm text-soft">
              {words.quantity(line.quantity)} ·{' '}
              <span className="whitespace-nowrap">{line.code}</span>
            </p>
            {below?.(line)}
          </div>
          <p className="tabular-nums">{rupees(line.total)}</p>
        </li>
      ))}
    </ul>
  )
}
