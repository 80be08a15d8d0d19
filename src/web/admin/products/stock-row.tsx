import { useState } from 'react'
import type { StockItem } from '#contract/catalog/admin-types.ts'
import { IconButton } from '#web/ui/button.tsx'
import { rupees } from '#web/ui/price.tsx'
import { admin } from '#web/words/en/admin.ts'
import { useMay } from '../allowed.ts'
import { dotted } from '../parts/dotted.ts'
import { MoreIcon } from '../parts/icons.tsx'
import { Thumb } from '../parts/thumb.tsx'
import { whenText } from '../parts/when.tsx'
import { FlagToggle } from './flag-toggle.tsx'
import { NumberCells, scarcityOf } from './number-cells.tsx'
import type { RowPatch } from './patch-seen.ts'
import { StockActions } from './stock-actions.tsx'

const words = admin.products

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
  /** True while it cannot be selected, or left out again. */
  isHeld: boolean
  isArchived: boolean
  acts: RowActs
}

/** One product: what changes daily is changed right here; a phone keeps the rest behind “More”. */
export function StockRow(props: StockRowProps) {
  const { item, isSelected, isArchived, acts } = props
  const [isOpen, setOpen] = useState(false)
  const mayChange = useMay('catalogue.edit')
  const mayEdit = mayChange && !isArchived
  return (
    <tr aria-selected={isSelected} data-open={isOpen || undefined}>
      <td className="cell-choice">
        {mayChange && <SelectBox {...props} onSelect={acts.onSelect} />}
      </td>
      <td className="cell-picture">
        <Thumb src={item.images[0] ?? null} alt="" preview={item.pictures[0]?.preview ?? ''} />
      </td>
      <NameCell item={item} onEdit={mayEdit ? () => acts.onEdit(item) : undefined} />
      <NumberCells item={item} isArchived={isArchived} onPatch={acts.onPatch} />
      <td data-label={words.columns.category} className="cell-folded xl:whitespace-nowrap">
        {item.category ?? admin.unknown}
      </td>
      <FlagCells item={item} isReadOnly={!mayEdit} onPatch={acts.onPatch} />
      <td className="cell-more">
        <IconButton
          label={words.moreOf(item.name)}
          aria-expanded={isOpen}
          className="more md:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          <MoreIcon className="size-5" />
        </IconButton>
        <div>
          <StockActions item={item} isArchived={isArchived} acts={acts} />
        </div>
      </td>
    </tr>
  )
}

type FlagCellsProps = Pick<StockRowProps, 'item'> &
  Pick<RowActs, 'onPatch'> & { isReadOnly: boolean }

/** The lists of the shop it stands in; the narrow ones show the first alone. */
function FlagCells({ item, isReadOnly, onPatch }: FlagCellsProps) {
  const flag = (label: string, field: 'isFeatured' | 'isNewArrival' | 'isTrending') => (
    <FlagToggle
      label={words.flagOf(label, item.name)}
      isOn={item[field]}
      isReadOnly={isReadOnly}
      onChange={(isOn) => onPatch(item, { [field]: isOn })}
    />
  )
  return (
    <>
      <td data-label={words.columns.featured} className="cell-folded">
        {flag(words.columns.featured, 'isFeatured')}
      </td>
      <td data-label={words.columns.newArrival} className="cell-folded max-xl:md:hidden">
        {flag(words.columns.newArrival, 'isNewArrival')}
      </td>
      <td data-label={words.columns.trending} className="cell-folded max-xl:md:hidden">
        {flag(words.columns.trending, 'isTrending')}
      </td>
    </>
  )
}

type SelectBoxProps = Pick<StockRowProps, 'item' | 'isSelected' | 'isHeld'> &
  Pick<RowActs, 'onSelect'>

function SelectBox({ item, isSelected, isHeld, onSelect }: SelectBoxProps) {
  return (
    <label>
      <input
        type="checkbox"
        className="size-5 align-middle"
        aria-label={words.select(item.name)}
        checked={isSelected}
        disabled={isHeld}
        onChange={(event) => onSelect(item, event.target.checked)}
      />
    </label>
  )
}

/** That shoppers do not see it yet, and when they will. */
function DraftMark({ item: { state, publishAt } }: { item: StockItem }) {
  if (state !== 'draft') return null
  const said = publishAt === null ? words.draft : words.goesLive(whenText(publishAt))
  return <span className="block font-medium text-lac max-md:hidden">{said}</span>
}

/** What a phone says of it in one line. */
function shortly(item: StockItem): string {
  const draft = item.state === 'draft' ? words.draft : ''
  return dotted([rupees(item.currentPrice), draft || scarcityOf(item), item.code])
}

function NameCell({ item, onEdit }: { item: StockItem; onEdit: (() => void) | undefined }) {
  return (
    <th scope="row" className="cell-name">
      <span className="block w-full min-w-0">
        {onEdit ? (
          <button
            type="button"
            className="name text-start font-medium hover:text-lac hover:underline"
            onClick={onEdit}
          >
            {item.name}
          </button>
        ) : (
          <span className="name font-medium">{item.name}</span>
        )}
        <span className="block text-soft max-md:hidden">{item.code}</span>
        <DraftMark item={item} />
        <span className="block truncate text-soft tabular-nums md:hidden">{shortly(item)}</span>
      </span>
    </th>
  )
}
