import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { stockList } from '#contract/catalog/admin-calls.ts'
import type { StockItem } from '#contract/catalog/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/forms/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { queryFor } from '../../../cache.ts'
import { reasonOf } from '../../parts/forms/failure.ts'
import { SearchField } from '../../parts/lists/search-field.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Thumb } from '../../parts/thumb.tsx'
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
      {text.trim() !== '' && <Found text={text.trim()} isPicked={isPicked} onPick={add} />}
    </Panel>
  )
}

/** The saree of this code, or the only one that is found. */
function useFindOne() {
  const cache = useQueryClient()
  return async (typed: string): Promise<StockItem | undefined> => {
    if (typed === '') return undefined
    const query = queryFor(stockList, { q: typed, state: 'all', size: '8', page: '1' })
    const { items } = await cache.fetchQuery(query).catch(() => ({ items: [] as StockItem[] }))
    const named = items.find(({ code }) => code.toLowerCase() === typed.toLowerCase())
    return named ?? (items.length === 1 ? items[0] : undefined)
  }
}

type FoundProps = {
  text: string
  isPicked: (id: number) => boolean
  onPick: (item: StockItem) => void
}

function Found({ text, isPicked, onPick }: FoundProps) {
  const { data, error } = useQuery({
    ...queryFor(stockList, { q: text, state: 'all', size: '8', page: '1' }),
    placeholderData: keepPreviousData,
  })
  if (error) return <FieldError>{reasonOf(error, words.none)}</FieldError>
  if (data?.items.length === 0) return <p className="pt-3 text-soft">{words.none}</p>
  return (
    <ul className="pt-3" aria-busy={!data}>
      {data?.items.map((item) => (
        <li key={item.id} className="flex items-center gap-3 border-t border-line py-2">
          <Thumb src={item.images[0] ?? null} alt="" />
          <div className="min-w-0 flex-1">
            <p className="font-medium">{item.name}</p>
            <p className="text-sm text-soft">
              {item.code} · {rupees(item.currentPrice)} · {words.stock(item.stock)}
            </p>
          </div>
          <Button
            look="quiet"
            size="sm"
            aria-label={isPicked(item.id) ? undefined : words.add(item.name)}
            disabled={item.stock === 0 || isPicked(item.id)}
            onClick={() => onPick(item)}
          >
            {isPicked(item.id) ? words.added : adminOrders.make.add}
          </Button>
        </li>
      ))}
    </ul>
  )
}
