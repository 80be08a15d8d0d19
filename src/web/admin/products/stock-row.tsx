import type { StockItem } from '#contract/catalog/admin-types.ts'
import { admin } from '#web/words/en/admin.ts'
import { useMay } from '../allowed.ts'
import { Thumb } from '../parts/thumb.tsx'
import { whenText } from '../parts/when.tsx'
import { FlagToggle } from './flag-toggle.tsx'
import { NumberCells } from './number-cells.tsx'
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

/** One product: what changes daily is changed right here. */
export function StockRow(props: StockRowProps) {
  const { item, isSelected, isArchived, acts } = props
  const mayChange = useMay('catalogue.edit')
  const mayEdit = mayChange && !isArchived
  const flag = (label: string, field: 'isFeatured' | 'isNewArrival' | 'isTrending') => (
    <FlagToggle
      label={words.flagOf(label, item.name)}
      isOn={item[field]}
      isReadOnly={!mayEdit}
      onChange={(isOn) => acts.onPatch(item, { [field]: isOn })}
    />
  )
  return (
    <tr aria-selected={isSelected}>
      <td className="cell-choice">
        {mayChange && <SelectBox {...props} onSelect={acts.onSelect} />}
      </td>
      <td className="cell-picture">
        <Thumb src={item.images[0] ?? null} alt="" preview={item.pictures[0]?.preview ?? ''} />
      </td>
      <NameCell item={item} onEdit={mayEdit ? () => acts.onEdit(item) : undefined} />
      <NumberCells item={item} isArchived={isArchived} onPatch={acts.onPatch} />
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
        <StockActions item={item} isArchived={isArchived} acts={acts} />
      </td>
    </tr>
  )
}

type SelectBoxProps = Pick<StockRowProps, 'item' | 'isSelected' | 'isHeld'> &
  Pick<RowActs, 'onSelect'>

function SelectBox({ item, isSelected, isHeld, onSelect }: SelectBoxProps) {
  return (
    <input
      type="checkbox"
      className="size-5 align-middle"
      aria-label={words.select(item.name)}
      checked={isSelected}
      disabled={isHeld}
      onChange={(event) => onSelect(item, event.target.checked)}
    />
  )
}

/** That shoppers do not see it yet, and when they will. */
function DraftMark({ item: { state, publishAt } }: { item: StockItem }) {
  if (state !== 'draft') return null
  const said = publishAt === null ? words.draft : words.goesLive(whenText(publishAt))
  return <span className="block font-medium text-lac">{said}</span>
}

function NameCell({ item, onEdit }: { item: StockItem; onEdit: (() => void) | undefined }) {
  return (
    <th scope="row" className="cell-name">
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
        <DraftMark item={item} />
      </span>
    </th>
  )
}
