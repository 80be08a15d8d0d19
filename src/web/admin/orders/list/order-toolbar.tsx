import { paymentMethods } from '#domain/payment-methods.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { PlusIcon } from '#web/ui/page-icons.tsx'
import { adminOrders as words } from '#web/words/en/admin/orders.ts'
import { useMay } from '../../allowed.ts'
import { Choice } from '../../parts/forms/choice.tsx'
import { SearchField } from '../../parts/lists/search-field.tsx'
import { LabelFilters } from '../labels/label-filters.tsx'
import { channels, moneys, type OrderSearch, orderSearchOf } from './order-search.ts'

const halfOnPhones = 'w-44 max-sm:w-[calc(50%-0.375rem)]'

type OrderToolbarProps = {
  search: OrderSearch
  onSearch: (next: OrderSearch) => void
  onScan: () => void
}

/** Search and filters, and the way to an order that was taken elsewhere. */
export function OrderToolbar({ search, onSearch, onScan }: OrderToolbarProps) {
  const [mayEdit, mayPack] = [useMay('orders.edit'), useMay('orders.pack')]
  const set = (change: Partial<OrderSearch>) => onSearch({ ...search, ...change, page: 1 })
  return (
    <div className="flex flex-wrap items-end gap-3 pb-3">
      <SearchField
        label={words.search}
        hint={words.searchHint}
        text={search.text}
        onSearch={(text) => set({ text })}
      />
      <Choices search={search} onSet={set} />
      <LabelFilters search={search} onSet={set} />
      <Days search={search} onSet={set} />
      <div className="ms-auto flex flex-wrap gap-2 max-sm:w-full">
        {mayPack && (
          <Button look="quiet" onClick={onScan} className="max-sm:w-full">
            {words.dispatch.open}
          </Button>
        )}
        {mayEdit && (
          <LinkButton to="/admin/orders/stall" look="quiet" className="max-sm:w-full">
            {words.stall.open}
          </LinkButton>
        )}
        {mayEdit && (
          <LinkButton to="/admin/orders/new" className="max-sm:w-full">
            <PlusIcon className="size-5" />
            {words.add}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

type FilterProps = { search: OrderSearch; onSet: (change: Partial<OrderSearch>) => void }

/** How it came, how it is paid, where its money stands. */
function Choices({ search, onSet }: FilterProps) {
  return (
    <>
      <Choice
        label={words.channel}
        every={words.everyChannel}
        options={channels.map((one) => [one, words.channels[one]])}
        chosen={search.channel}
        onChoose={(channel) => onSet({ channel })}
        className={halfOnPhones}
      />
      <Choice
        label={words.method}
        every={words.everyMethod}
        options={paymentMethods.map((one) => [one, words.methods[one]])}
        chosen={search.method}
        onChoose={(method) => onSet({ method })}
        className={halfOnPhones}
      />
      <Choice
        label={words.money}
        every={words.everyMoney}
        options={moneys.map((one) => [one, words.moneys[one]])}
        chosen={search.money}
        onChoose={(money) => onSet({ money })}
        className="w-44 max-sm:w-full"
      />
    </>
  )
}

/** From one day to another. */
function Days({ search, onSet }: FilterProps) {
  /** A native field gives any text: the address reads it as it would read itself. */
  const bound = (name: 'from' | 'to', value: string) =>
    onSet({ [name]: orderSearchOf(new URLSearchParams({ [name]: value }))[name] })
  return (
    <div className="flex gap-3 max-sm:w-full">
      <DayField label={words.from} day={search.from} onDay={(day) => bound('from', day)} />
      <DayField label={words.to} day={search.to} onDay={(day) => bound('to', day)} />
    </div>
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
