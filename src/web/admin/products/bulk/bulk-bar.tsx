import { useState } from 'react'
import type { StockItem } from '#contract/catalog/admin-types.ts'
import type { BulkChange } from '#contract/catalog/bulk-types.ts'
import type { Category } from '#contract/content/types.ts'
import { Button } from '#web/ui/button.tsx'
import { admin } from '#web/words/en/admin.ts'
import { useAsk } from '../../parts/ask.tsx'
import { Choice } from '../../parts/forms/choice.tsx'
import { SelectionBar } from '../../parts/lists/selection-bar.tsx'
import { BulkPriceDialog } from './bulk-price-dialog.tsx'

const words = admin.products.bulk
const columns = admin.products.columns
const flags = [
  ['isFeatured', columns.featured],
  ['isNewArrival', columns.newArrival],
  ['isTrending', columns.trending],
] as const

type BulkBarProps = {
  selected: StockItem[]
  categories: Category[]
  isArchived: boolean
  /** Drafts are published, others made drafts. */
  isDrafts: boolean
  isBusy: boolean
  /** How many there are to select on all pages; null where all are, or too many. */
  selectable: number | null
  onSelectAll: () => void
  onChange: (change: BulkChange) => void
  onClear: () => void
}

/** Changes every selected product at once; stays in view while there are any. */
export function BulkBar(props: BulkBarProps) {
  const { selected, isArchived, isBusy, selectable, onSelectAll, onChange, onClear } = props
  const [isPricing, setPricing] = useState(false)
  const ids = selected.map(({ id }) => id)
  return (
    <>
      <SelectionBar words={words} count={ids.length} isBusy={isBusy} onClear={onClear}>
        {selectable !== null && (
          <Button look="plain" size="sm" onClick={onSelectAll}>
            {words.selectAll(selectable)}
          </Button>
        )}
        {isArchived ? (
          <Button size="sm" isBusy={isBusy} onClick={() => onChange({ action: 'restore', ids })}>
            {words.restore}
          </Button>
        ) : (
          <Changes {...props} ids={ids} onPrice={() => setPricing(true)} />
        )}
      </SelectionBar>
      {isPricing && (
        <BulkPriceDialog
          selected={selected}
          onClose={() => setPricing(false)}
          onPlanned={() => {
            setPricing(false)
            onClear()
          }}
          onApply={(percent, ending) => {
            setPricing(false)
            onChange({ action: 'price', ids, percent, ending })
          }}
        />
      )}
    </>
  )
}

type ChangesProps = BulkBarProps & { ids: number[]; onPrice: () => void }

/** What can be changed of products that stand in the shop. */
function Changes({ ids, categories, isDrafts, isBusy, onChange, onPrice }: ChangesProps) {
  const ask = useAsk()
  const archive = async () => {
    const question = {
      title: words.archiveTitle(ids.length),
      text: words.archiveText,
      confirm: words.archive,
      isDanger: true,
    }
    if (await ask(question)) onChange({ action: 'archive', ids })
  }
  return (
    <>
      <FlagSelect ids={ids} onChange={onChange} />
      <MoveSelect ids={ids} categories={categories} onChange={onChange} />
      <Button look="quiet" size="sm" onClick={onPrice}>
        {words.price}
      </Button>
      <Button
        look="quiet"
        size="sm"
        isBusy={isBusy}
        onClick={() => onChange({ action: isDrafts ? 'publish' : 'draft', ids })}
      >
        {isDrafts ? words.publish : words.toDraft}
      </Button>
      <Button look="danger" size="sm" isBusy={isBusy} onClick={() => void archive()}>
        {words.archive}
      </Button>
    </>
  )
}

type SelectProps = { ids: number[]; onChange: (change: BulkChange) => void }

function FlagSelect({ ids, onChange }: SelectProps) {
  return (
    <Choice
      label={words.flags}
      every={words.flags}
      options={flags.flatMap(([flag, label]) => [
        [`${flag}:on`, words.on(label)],
        [`${flag}:off`, words.off(label)],
      ])}
      chosen=""
      onChoose={(chosen) => {
        const [name, value] = chosen.split(':')
        const flag = flags.find(([one]) => one === name)?.[0]
        if (flag) onChange({ action: 'flag', ids, flag, value: value === 'on' })
      }}
      className="w-40"
    />
  )
}

function MoveSelect({ ids, categories, onChange }: SelectProps & { categories: Category[] }) {
  return (
    <Choice
      label={words.move}
      every={words.move}
      options={categories.map(({ id, name }) => [String(id), name])}
      chosen=""
      onChoose={(id) => {
        if (id) onChange({ action: 'category', ids, categoryId: Number(id) })
      }}
      className="w-44"
    />
  )
}
