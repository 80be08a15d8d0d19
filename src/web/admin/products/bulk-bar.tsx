import { useState } from 'react'
import type { BulkChange, StockItem } from '#contract/admin-forms.ts'
import type { Category } from '#contract/content.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { admin } from '#web/words/en/admin.ts'
import { useAsk } from '../parts/ask.tsx'
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
  isBusy: boolean
  onChange: (change: BulkChange) => void
  onClear: () => void
}

/** Changes every selected product at once; stays in view while there are any. */
export function BulkBar({
  selected,
  categories,
  isArchived,
  isBusy,
  onChange,
  onClear,
}: BulkBarProps) {
  const ask = useAsk()
  const [isPricing, setPricing] = useState(false)
  const ids = selected.map(({ id }) => id)
  const archive = async () => {
    const count = ids.length
    const question = {
      title: words.archiveTitle(count),
      text: words.archiveText,
      confirm: words.archive,
      isDanger: true,
    }
    if (await ask(question)) onChange({ action: 'archive', ids })
  }
  return (
    <section
      aria-label={words.label}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card shadow-sheet"
    >
      <div className="workshop flex flex-wrap items-center gap-2 py-2">
        <p className="me-2 font-medium tabular-nums" role="status">
          {words.selected(ids.length)}
        </p>
        {isArchived ? (
          <Button size="sm" isBusy={isBusy} onClick={() => onChange({ action: 'restore', ids })}>
            {words.restore}
          </Button>
        ) : (
          <>
            <FlagSelect ids={ids} onChange={onChange} />
            <MoveSelect ids={ids} categories={categories} onChange={onChange} />
            <Button look="quiet" size="sm" onClick={() => setPricing(true)}>
              {words.price}
            </Button>
            <Button look="danger" size="sm" isBusy={isBusy} onClick={() => void archive()}>
              {words.archive}
            </Button>
          </>
        )}
        <Button look="plain" size="sm" className="ms-auto" onClick={onClear}>
          {words.clear}
        </Button>
      </div>
      {isPricing && (
        <BulkPriceDialog
          selected={selected}
          onClose={() => setPricing(false)}
          onApply={(percent) => {
            setPricing(false)
            onChange({ action: 'price', ids, percent })
          }}
        />
      )}
    </section>
  )
}

type SelectProps = { ids: number[]; onChange: (change: BulkChange) => void }

function FlagSelect({ ids, onChange }: SelectProps) {
  return (
    <SelectField
      label={words.flags}
      isLabelHidden
      className="w-40"
      value=""
      onChange={(event) => {
        const [name, value] = event.target.value.split(':')
        const flag = flags.find(([one]) => one === name)?.[0]
        if (flag) onChange({ action: 'flag', ids, flag, value: value === 'on' })
      }}
    >
      <option value="">{words.flags}</option>
      {flags.flatMap(([flag, label]) => [
        <option key={`${flag}:on`} value={`${flag}:on`}>
          {words.on(label)}
        </option>,
        <option key={`${flag}:off`} value={`${flag}:off`}>
          {words.off(label)}
        </option>,
      ])}
    </SelectField>
  )
}

function MoveSelect({ ids, categories, onChange }: SelectProps & { categories: Category[] }) {
  return (
    <SelectField
      label={words.move}
      isLabelHidden
      className="w-44"
      value=""
      onChange={(event) => {
        const categoryId = Number(event.target.value)
        if (categoryId) onChange({ action: 'category', ids, categoryId })
      }}
    >
      <option value="">{words.move}</option>
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
