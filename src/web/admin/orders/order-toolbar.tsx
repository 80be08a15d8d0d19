import { LinkButton } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { PlusIcon } from '#web/ui/page-icons.tsx'
import { adminOrders as words } from '#web/words/en/admin-orders.ts'
import { useMay } from '../allowed.ts'
import { SearchField } from '../parts/search-field.tsx'
import { channels, moneys, type OrderSearch, orderSearchOf } from './order-search.ts'

type OrderToolbarProps = { search: OrderSearch; onSearch: (next: OrderSearch) => void }

/** Search and filters, and the way to an order that was taken elsewhere. */
export function OrderToolbar({ search, onSearch }: OrderToolbarProps) {
  const mayEdit = useMay('orders.edit')
  const set = (change: Partial<OrderSearch>) => onSearch({ ...search, ...change, page: 1 })
  /** A native field gives any text: the address reads it as it would read itself. */
  const choose = (name: 'channel' | 'method' | 'money' | 'from' | 'to', value: string) =>
    set({ [name]: orderSearchOf(new URLSearchParams({ [name]: value }))[name] })
  return (
    <div className="flex flex-wrap items-end gap-3 pb-3">
      <SearchField
        label={words.search}
        hint={words.searchHint}
        text={search.text}
        onSearch={(text) => set({ text })}
      />
      <Choice
        label={words.channel}
        all={words.everyChannel}
        value={search.channel}
        options={channels.map((one) => [one, words.channels[one]])}
        onChoose={(value) => choose('channel', value)}
      />
      <Choice
        label={words.method}
        all={words.everyMethod}
        value={search.method}
        options={Object.entries(words.methods)}
        onChoose={(value) => choose('method', value)}
      />
      <Choice
        label={words.money}
        all={words.everyMoney}
        value={search.money}
        options={moneys.map((one) => [one, words.moneys[one]])}
        onChoose={(value) => choose('money', value)}
      />
      <DayField label={words.from} day={search.from} onDay={(day) => choose('from', day)} />
      <DayField label={words.to} day={search.to} onDay={(day) => choose('to', day)} />
      {mayEdit && (
        <LinkButton to="/admin/orders/new" className="ms-auto max-sm:w-full">
          <PlusIcon className="size-5" />
          {words.add}
        </LinkButton>
      )}
    </div>
  )
}

type ChoiceProps = {
  label: string
  all: string
  value: string
  options: [value: string, label: string][]
  onChoose: (value: string) => void
}

function Choice({ label, all, value, options, onChoose }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      isLabelHidden
      className="w-44 max-sm:w-[calc(50%-0.375rem)]"
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{all}</option>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

type DayFieldProps = { label: string; day: string; onDay: (day: string) => void }

function DayField({ label, day, onDay }: DayFieldProps) {
  return (
    <TextField
      label={label}
      type="date"
      className="w-40 max-sm:w-[calc(50%-0.375rem)]"
      value={day}
      onChange={(event) => onDay(event.target.value)}
    />
  )
}
