import type { ReactNode } from 'react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { PlusIcon, TrashIcon } from '#web/ui/page-icons.tsx'
import { OrderButtons } from '../parts/lists/order-buttons.tsx'
import { moved } from '../parts/lists/use-order.ts'

type RowsWords = {
  add: string
  empty: string
  name: (number: number) => string
  earlier: (number: number) => string
  later: (number: number) => string
  remove: (number: number) => string
}

type RowsProps<Item> = {
  items: Item[]
  fresh: Item
  words: RowsWords
  most: number
  onChange: (items: Item[]) => void
  row: (item: Item, at: number, change: (change: Partial<Item>) => void) => ReactNode
  /** Said beside the name of a row. */
  mark?: (item: Item) => ReactNode
}

/** Things in an order of their own: added, changed, moved, removed. */
export function Rows<Item>(props: RowsProps<Item>) {
  const { items, fresh, words, most, onChange, row, mark } = props
  return (
    <div className="flex flex-col gap-4">
      {items.length === 0 && <p className="text-soft">{words.empty}</p>}
      {items.map((item, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name than its place.
          key={at}
          className="min-w-0 border border-line bg-card px-4 pt-1 pb-4"
        >
          <legend className="px-1 font-medium">{words.name(at + 1)}</legend>
          <div className="flex items-center justify-between gap-2">
            <span className="text-sm text-soft">{mark?.(item)}</span>
            <Moves {...{ items, words, onChange }} at={at} />
          </div>
          {row(item, at, (change) => onChange(items.with(at, { ...item, ...change })))}
        </fieldset>
      ))}
      {items.length < most && (
        <Button look="quiet" className="self-start" onClick={() => onChange([...items, fresh])}>
          <PlusIcon className="size-4" />
          {words.add}
        </Button>
      )}
    </div>
  )
}

type MovesProps<Item> = Pick<RowsProps<Item>, 'items' | 'words' | 'onChange'> & { at: number }

/** Earlier, later, away. */
function Moves<Item>({ items, words, onChange, at }: MovesProps<Item>) {
  return (
    <span className="flex items-center">
      <OrderButtons
        earlier={words.earlier(at + 1)}
        later={words.later(at + 1)}
        isFirst={at === 0}
        isLast={at === items.length - 1}
        onMove={(by) => onChange(moved(items, at, at + by))}
      />
      <IconButton label={words.remove(at + 1)} onClick={() => onChange(items.toSpliced(at, 1))}>
        <TrashIcon className="size-5" />
      </IconButton>
    </span>
  )
}
