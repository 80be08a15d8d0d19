import { useId, useState } from 'react'
import { paymentMethods } from '#domain/payment-methods.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { adminOrders as words } from '#web/words/en/admin/orders.ts'
import { Choice } from '../../parts/forms/choice.tsx'
import { LabelFilters } from '../labels/label-filters.tsx'
import { channels, filtersOf, moneys, type OrderSearch, orderSearchOf } from './order-search.ts'

const halfOnPhones = 'w-44 max-sm:w-[calc(50%-0.375rem)]'

type FilterProps = { search: OrderSearch; onSet: (change: Partial<OrderSearch>) => void }

/** What narrows the list; on a phone folded, so that the orders themselves are in view, unless it narrows something. */
export function OrderFilters(props: FilterProps) {
  const id = useId()
  const count = filtersOf(props.search)
  const [isOpen, setOpen] = useState(count > 0)
  return (
    <>
      <Button
        look="quiet"
        className="w-full sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {words.filters(count)}
      </Button>
      <div id={id} className={isOpen ? 'contents' : 'contents max-sm:hidden'}>
        <Choices {...props} />
        <LabelFilters {...props} />
        <Days {...props} />
      </div>
    </>
  )
}

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
