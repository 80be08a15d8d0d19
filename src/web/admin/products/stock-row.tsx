import type { StockItem } from '#contract/catalog/admin-types.ts'
import { Link } from '#web/ui/link.tsx'
import { TrashIcon } from '#web/ui/page-icons.tsx'
import { rupees } from '#web/ui/price.tsx'
import { admin } from '#web/words/en/admin.ts'
import { useMay } from '../allowed.ts'
import { CopyIcon, EyeIcon, PencilIcon, RestoreIcon } from '../parts/icons.tsx'
import { RowAction } from '../parts/lists/row-actions.tsx'
import { Thumb } from '../parts/thumb.tsx'
import { FlagToggle } from './flag-toggle.tsx'
import { InlineNumber } from './inline-number.tsx'
import type { RowPatch } from './patch-seen.ts'

const words = admin.products
const highestPrice = 99_999_999
const mostPieces = 1_000_000

export type RowActs = {
  onSelect: (item: StockItem, isSelected: boolean) => void
  onPatch: (item: StockItem, patch: RowPatch) => void
  onEdit: (item: StockItem) => void
  onDuplicate: (item: StockItem) => void
  onDelete: (item: StockItem) => void
  onRestore: (item: StockItem) => void
}

type StockRowProps = {
  item: StockItem
  isSelected: boolean
  isArchived: boolean
  acts: RowActs
}

/** One product: what changes daily is changed right here. */
export function StockRow({ item, isSelected, isArchived, acts }: StockRowProps) {
  const mayEdit = useMay('catalogue.edit') && !isArchived
  const mayCount = useMay('stock.edit') && !isArchived
  const { name } = item
  const flag = (label: string, field: 'isFeatured' | 'isNewArrival' | 'isTrending') => (
    <FlagToggle
      label={words.flagOf(label, name)}
      isOn={item[field]}
      isReadOnly={!mayEdit}
      onChange={(isOn) => acts.onPatch(item, { [field]: isOn })}
    />
  )
  return (
    <tr aria-selected={isSelected}>
      <td className="cell-choice">
        {useMay('catalogue.edit') && (
          <input
            type="checkbox"
            className="size-5 align-middle"
            aria-label={words.select(name)}
            checked={isSelected}
            onChange={(event) => acts.onSelect(item, event.target.checked)}
          />
        )}
      </td>
      <td className="cell-picture">
        <Thumb src={item.images[0] ?? null} alt="" preview={item.pictures[0]?.preview ?? ''} />
      </td>
      <td className="cell-name">
        <NameCell item={item} onEdit={mayEdit ? () => acts.onEdit(item) : undefined} />
      </td>
      <td data-label={words.columns.price} className="cell-half numeric">
        <span className="inline-flex flex-col items-end max-md:-ms-2 max-md:items-start">
          <InlineNumber
            value={item.price}
            shown={rupees(item.price)}
            buttonLabel={words.editPrice(name, rupees(item.price))}
            label={words.priceOf(name)}
            decimals={2}
            max={highestPrice}
            isReadOnly={!mayEdit}
            onChange={(price) => acts.onPatch(item, { price })}
          />
          <OtherPrice item={item} />
        </span>
      </td>
      <td data-label={words.columns.stock} className="cell-half numeric">
        <span className="inline-flex flex-col items-end max-md:-ms-2 max-md:items-start">
          <InlineNumber
            value={item.stock}
            shown={String(item.stock)}
            buttonLabel={words.editStock(name, item.stock)}
            label={words.stockOf(name)}
            decimals={0}
            max={mostPieces}
            isReadOnly={!mayCount}
            onChange={(stock) => acts.onPatch(item, { stock })}
          />
          <StockMark item={item} />
        </span>
      </td>
      <td data-label={words.columns.category} className="cell-half xl:whitespace-nowrap">
        {item.category ?? admin.unknown}
      </td>
      <td data-label={words.columns.featured} className="cell-half">
        {flag(words.columns.featured, 'isFeatured')}
      </td>
      <td data-label={words.columns.newArrival} className="max-xl:hidden">
        {flag(words.columns.newArrival, 'isNewArrival')}
      </td>
      <td data-label={words.columns.trending} className="max-xl:hidden">
        {flag(words.columns.trending, 'isTrending')}
      </td>
      <td>
        <Actions item={item} isArchived={isArchived} acts={acts} />
      </td>
    </tr>
  )
}

function NameCell({ item, onEdit }: { item: StockItem; onEdit: (() => void) | undefined }) {
  return (
    <span className="block min-w-0">
      {onEdit ? (
        <button
          type="button"
          className="text-start font-medium hover:text-lac hover:underline"
          onClick={onEdit}
        >
          {item.name}
        </button>
      ) : (
        <span className="font-medium">{item.name}</span>
      )}
      <span className="block text-soft">{item.code}</span>
    </span>
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

function StockMark({ item }: { item: StockItem }) {
  if (item.stock > 0 && !item.isLow) return null
  return (
    <span className="px-2 font-medium whitespace-nowrap text-lac">
      {item.stock === 0 ? words.soldOut : words.low}
    </span>
  )
}

function Actions({ item, isArchived, acts }: Omit<StockRowProps, 'isSelected'>) {
  const mayEdit = useMay('catalogue.edit')
  const { name, slug } = item
  const mark = 'size-5'
  if (isArchived) {
    return mayEdit ? (
      <span className="ms-auto flex justify-end">
        <RowAction label={words.restore(name)} onClick={() => acts.onRestore(item)}>
          <RestoreIcon className={mark} />
        </RowAction>
      </span>
    ) : null
  }
  return (
    <span className="ms-auto flex justify-end gap-0.5">
      {mayEdit && (
        <RowAction label={admin.editThis(name)} onClick={() => acts.onEdit(item)}>
          <PencilIcon className={mark} />
        </RowAction>
      )}
      <Link
        to={`/product/${slug}`}
        target="_blank"
        aria-label={words.viewInShop(name)}
        title={words.viewInShop(name)}
        className="touchable min-h-9 min-w-9 rounded-xs hover:text-lac max-lg:md:hidden pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      >
        <EyeIcon className={mark} />
      </Link>
      {mayEdit && (
        <>
          <RowAction label={words.duplicate(name)} onClick={() => acts.onDuplicate(item)}>
            <CopyIcon className={mark} />
          </RowAction>
          <RowAction label={admin.deleteThis(name)} onClick={() => acts.onDelete(item)}>
            <TrashIcon className={mark} />
          </RowAction>
        </>
      )}
    </span>
  )
}
