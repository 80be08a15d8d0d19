import { Button, IconButton } from '#web/ui/button.tsx'
import { PlusIcon, TrashIcon } from '#web/ui/page-icons.tsx'
import { admin } from '#web/words/en/admin.ts'
import { OrderButtons } from '../parts/lists/order-buttons.tsx'
import { moved } from '../parts/lists/use-order.ts'
import { PathField } from './path-field.tsx'

const words = admin.settings.shop.list

export type ListColumn<Item> = {
  name: keyof Item & string
  label: string
  kind: 'text' | 'long' | 'picture'
}

type ListEditorProps<Item> = {
  /** What one of them is called: 'question'. */
  what: string
  items: Item[]
  columns: readonly ListColumn<Item>[]
  fresh: Item
  onChange: (items: Item[]) => void
}

/** A list of small things: added, changed, put in order, removed. */
export function ListEditor<Item extends Record<string, string>>(props: ListEditorProps<Item>) {
  const { what, items, fresh, onChange } = props
  return (
    <div className="flex flex-col gap-3">
      {items.length === 0 && <p className="text-sm text-soft">{words.empty}</p>}
      {items.map((item, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name than its place.
          key={at}
          className="flex items-start gap-2 border border-line bg-paper p-3 max-sm:flex-col"
        >
          <Cells {...props} item={item} at={at} />
          <Moves {...props} at={at} />
        </div>
      ))}
      <Button
        look="quiet"
        size="sm"
        className="self-start"
        onClick={() => onChange([...items, fresh])}
      >
        <PlusIcon className="size-4" />
        {words.add(what)}
      </Button>
    </div>
  )
}

type OneProps<Item> = ListEditorProps<Item> & { at: number }

/** What is said of one of them. */
function Cells<Item extends Record<string, string>>(props: OneProps<Item> & { item: Item }) {
  const { what, items, columns, onChange, item, at } = props
  return (
    <div className="grid w-full min-w-0 flex-1 gap-2 sm:grid-cols-2">
      {columns.map(({ name, label, kind }) => {
        const field = {
          label: words.nameAt(label, what, at + 1),
          value: item[name] ?? '',
          onChange: (text: string) => onChange(items.with(at, { ...item, [name]: text })),
        }
        if (kind === 'picture') return <PathField key={name} {...field} isLabelHidden />
        return <Cell key={name} {...field} placeholder={label} isLong={kind === 'long'} />
      })}
    </div>
  )
}

/** Earlier, later, away. */
function Moves<Item>({ what, items, onChange, at }: OneProps<Item>) {
  return (
    <div className="flex items-center max-sm:w-full max-sm:justify-between sm:flex-col">
      <OrderButtons
        earlier={words.earlier(what, at + 1)}
        later={words.later(what, at + 1)}
        isFirst={at === 0}
        isLast={at === items.length - 1}
        onMove={(by) => onChange(moved(items, at, at + by))}
      />
      <IconButton
        label={words.remove(what, at + 1)}
        onClick={() => onChange(items.toSpliced(at, 1))}
      >
        <TrashIcon className="size-5" />
      </IconButton>
    </div>
  )
}

type CellProps = {
  label: string
  placeholder: string
  value: string
  isLong: boolean
  onChange: (text: string) => void
}

function Cell({ label, placeholder, value, isLong, onChange }: CellProps) {
  if (!isLong) {
    return (
      <input
        aria-label={label}
        placeholder={placeholder}
        className="input-box"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  return (
    <textarea
      aria-label={label}
      placeholder={placeholder}
      rows={3}
      className="input-box sm:col-span-2"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
