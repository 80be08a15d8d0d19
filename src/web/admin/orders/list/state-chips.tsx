import { useEffect, useRef } from 'react'
import { orderStates } from '#domain/order.ts'
import { Link } from '#web/ui/link.tsx'
import { locale } from '#web/words/en/admin/locale.ts'
import { adminOrders as words } from '#web/words/en/admin/orders.ts'
import { type OrderSearch, orderAddress, toggled } from './order-search.ts'

type StateChipsProps = {
  search: OrderSearch
  /** Undefined while the first answer is on its way. */
  counts: Record<string, number> | undefined
}

/** How many orders stand in each state; a press shows them, another one no longer. */
export function StateChips({ search, counts }: StateChipsProps) {
  const addressOf = (states: OrderSearch['states']) =>
    `?${orderAddress({ ...search, states, page: 1 })}`
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const { states } = search
  const list = useRef<HTMLUListElement>(null)
  const isCounted = counts !== undefined
  useEffect(() => {
    // On a phone they are one line that is moved sideways.
    const chosen = isCounted && list.current?.querySelector('[aria-current]')
    if (chosen) chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isCounted])
  return (
    <nav aria-label={words.statesLabel} className="pb-4">
      <ul
        ref={list}
        className="scrollbar-none flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
      >
        <li>
          <Chip to={addressOf([])} name={words.allStates} count={all} isOn={states.length === 0} />
        </li>
        {orderStates.map((state) => (
          <li key={state}>
            <Chip
              to={addressOf(toggled(states, state))}
              name={words.states[state]}
              count={counts && (counts[state] ?? 0)}
              isOn={states.includes(state)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type ChipProps = { to: string; name: string; count: number | undefined; isOn: boolean }

function Chip({ to, name, count, isOn }: ChipProps) {
  return (
    <Link
      to={to}
      keepsScroll
      aria-current={isOn ? 'true' : undefined}
      className="inline-flex min-h-9 items-center gap-2 rounded-xs border border-line bg-card px-3 text-sm whitespace-nowrap hover:border-ink aria-[current]:border-arakku aria-[current]:bg-arakku aria-[current]:text-on-arakku pointer-coarse:min-h-11"
    >
      {name}
      {count !== undefined && <span className="tabular-nums">{count.toLocaleString(locale)}</span>}
    </Link>
  )
}
