import type { ReactNode } from 'react'
import type { StockItem } from '#contract/catalog/admin-types.ts'
import { classes } from '#web/ui/classes.ts'
import { rupees } from '#web/ui/price.tsx'
import { admin } from '#web/words/en/admin.ts'
import { useMay } from '../allowed.ts'
import { MarginInList } from '../costs/margins-of-list.tsx'
import { InlineNumber } from './inline-number.tsx'
import type { RowPatch } from './patch-seen.ts'

const words = admin.products
const highestPrice = 99_999_999
const mostPieces = 1_000_000

type NumberCellsProps = {
  item: StockItem
  isArchived: boolean
  onPatch: (item: StockItem, patch: RowPatch) => void
}

/** Its price and how many there are, typed right here. */
export function NumberCells({ item, isArchived, onPatch }: NumberCellsProps) {
  const { name, price, stock } = item
  const mayEdit = useMay('catalogue.edit') && !isArchived
  const mayCount = useMay('stock.edit') && !isArchived
  return (
    <>
      <NumberCell label={words.columns.price} className="cell-folded">
        <InlineNumber
          value={price}
          shown={rupees(price)}
          buttonLabel={words.editPrice(name, rupees(price))}
          label={words.priceOf(name)}
          decimals={2}
          max={highestPrice}
          isReadOnly={!mayEdit}
          onChange={(next) => onPatch(item, { price: next })}
        />
        <OtherPrice item={item} />
        <MarginInList id={item.id} name={name} />
      </NumberCell>
      <NumberCell className="cell-count">
        <InlineNumber
          value={stock}
          shown={String(stock)}
          buttonLabel={words.editStock(name, stock)}
          label={words.stockOf(name)}
          decimals={0}
          max={mostPieces}
          isReadOnly={!mayCount}
          className={classes(
            'count max-md:min-w-12 max-md:text-center',
            isScarce(item) && 'is-scarce',
          )}
          onChange={(next) => onPatch(item, { stock: next })}
        />
        <StockMark item={item} />
      </NumberCell>
    </>
  )
}

type NumberCellProps = { label?: string; className: string; children: ReactNode }

function NumberCell({ label, className, children }: NumberCellProps) {
  return (
    <td data-label={label} className={classes('numeric', className)}>
      <span className="inline-flex flex-col items-end">{children}</span>
    </td>
  )
}

/** The discount price beside the price, as shoppers see the two. */
function OtherPrice({ item }: { item: StockItem }) {
  if (item.originalPrice === null) return null
  const isPaid = item.price !== item.currentPrice
  const other = rupees(isPaid ? item.currentPrice : item.originalPrice)
  return (
    <span className="px-2 whitespace-nowrap text-soft">
      {isPaid ? other : <s>{other}</s>} −{item.discountPercent}%
    </span>
  )
}

const isScarce = ({ stock, isLow }: StockItem) => stock === 0 || isLow

/** Sold out or low; nothing of what there is enough of. */
export function scarcityOf(item: StockItem): string {
  if (!isScarce(item)) return ''
  return item.stock === 0 ? words.soldOut : words.low
}

function StockMark({ item }: { item: StockItem }) {
  if (!isScarce(item)) return null
  return (
    <span className="px-2 font-medium whitespace-nowrap text-lac max-md:hidden">
      {scarcityOf(item)}
    </span>
  )
}
