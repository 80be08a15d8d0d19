import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StockItem } from '#contract/catalog/admin-types.ts'
import { FieldError } from '#web/ui/forms/field.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { FoundPieces, foundBy } from '../../parts/found-pieces.tsx'
import { SearchField } from '../../parts/lists/search-field.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PickedLine } from './picked-line.tsx'
import { type Picked, pick } from './picked-lines.ts'

const words = adminOrders.make.lines

type LinePickerProps = {
  lines: Picked[]
  errors: Record<string, string>
  onChange: (lines: Picked[]) => void
}

/** Finds sarees and writes them down; each stands in one line only. */
export function LinePicker({ lines, errors, onChange }: LinePickerProps) {
  const [text, setText] = useState('')
  const found = useFindOne()
  const add = (item: StockItem) => onChange([...lines, pick(item)])
  const isPicked = (id: number) => lines.some((line) => line.id === id)
  const scan = async (typed: string) => {
    const item = await found(typed)
    if (!item || isPicked(item.id) || item.stock === 0) return
    add(item)
    setText('')
  }
  return (
    <Panel title={words.title}>
      <ul className="flex flex-col gap-4 pb-4 empty:hidden">
        {lines.map((line, at) => (
          <PickedLine
            key={line.id}
            line={line}
            quantityError={errors[`lines.${at}.quantity`]}
            priceError={errors[`lines.${at}.price`]}
            onChange={(next) => onChange(lines.with(at, next))}
            onRemove={() => onChange(lines.toSpliced(at, 1))}
          />
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter, which scanners press too, takes what was typed instead of sending the form. */}
      <div
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (event.target instanceof HTMLInputElement) void scan(event.target.value.trim())
        }}
      >
        <SearchField label={words.search} hint={words.searchHint} text={text} onSearch={setText} />
      </div>
      {errors['lines'] && lines.length === 0 && <FieldError>{errors['lines']}</FieldError>}
      <FoundPieces text={text} isPicked={isPicked} onPick={add} />
    </Panel>
  )
}

/** The saree of this code, or the only one that is found. */
function useFindOne() {
  const cache = useQueryClient()
  return async (typed: string): Promise<StockItem | undefined> => {
    if (typed === '') return undefined
    const nothing = { items: [] as StockItem[] }
    const { items } = await cache.fetchQuery(foundBy(typed)).catch(() => nothing)
    const named = items.find(({ code }) => code.toLowerCase() === typed.toLowerCase())
    return named ?? (items.length === 1 ? items[0] : undefined)
  }
}
