import type { StaffOrderItem } from '#contract/orders/admin-types.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { classes } from '#web/ui/classes.ts'
import { Link } from '#web/ui/link.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders as words } from '#web/words/en/admin/orders.ts'
import { useMay } from '../../allowed.ts'
import { dot, dotted } from '../../parts/dotted.ts'
import { Thumb } from '../../parts/thumb.tsx'
import { When } from '../../parts/when.tsx'
import { Labels } from '../labels/order-labels.tsx'
import { StateMark } from '../state-mark.tsx'

type OrderRowProps = {
  item: StaffOrderItem
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** One order: who, what, how much of it is paid, how far it is. */
export function OrderRow({ item, isChosen, onChoose }: OrderRowProps) {
  return (
    <tr aria-selected={isChosen}>
      <td className="cell-choice">
        {useMay('orders.pack') && (
          <label>
            <input
              type="checkbox"
              className="size-5 align-middle"
              aria-label={words.select(item.number)}
              checked={isChosen}
              onChange={(event) => onChoose(event.target.checked)}
            />
          </label>
        )}
      </td>
      <td className="cell-picture w-12">
        <Thumb src={item.image || null} alt="" />
      </td>
      <th scope="row" className="cell-name">
        <Name item={item} />
      </th>
      <td className="cell-whose">
        <Buyer item={item} />
        <Labels order={item} />
      </td>
      <td className="numeric max-md:hidden!">{item.count}</td>
      <td className="cell-sum numeric whitespace-nowrap">
        <Money item={item} />
      </td>
      <td className="cell-state">
        <StateMark state={item.state} isToConfirm={item.isToConfirm} />
      </td>
      <td className="text-soft max-lg:hidden!">
        <When at={item.placedAt} />
      </td>
    </tr>
  )
}

type Of = { item: StaffOrderItem }

/** What it is called, and where it came from. */
function Name({ item: { id, number, channel, placedAt } }: Of) {
  return (
    <span className="block">
      <Link
        to={`/admin/orders/${id}`}
        isAhead
        className="name font-medium whitespace-nowrap hover:text-lac hover:underline"
      >
        {number}
      </Link>
      <span className="block text-soft">
        {words.channels[channel]}
        {/* Only a desktop has room for a column of its own. */}
        <span className="lg:hidden">
          {dot}
          <When at={placedAt} />
        </span>
      </span>
    </span>
  )
}

function Buyer({ item: { fullName, city, mobile } }: Of) {
  return (
    <span className="block">
      <span className="block">{fullName}</span>
      <span className="block text-soft">{dotted([city, mobile])}</span>
    </span>
  )
}

/** What it comes to, and how much of it is paid. */
function Money({ item }: Of) {
  const isUrgent = item.isTransferClaimed
  return (
    <span className="block">
      <span className="block font-medium">{rupees(item.total)}</span>
      <span className={classes('block text-sm', isUrgent ? 'font-medium text-lac' : 'text-soft')}>
        {moneyWords(item)}
      </span>
    </span>
  )
}

function moneyWords(item: StaffOrderItem): string {
  const { total, paid, refunded, paymentMethod, isTransferClaimed } = item
  if (refunded > 0) return words.refunded(rupees(refunded))
  if (isTransferClaimed) return words.claimed
  if (paid >= total) return words.paidInFull
  if (paid === 0 && item.state === 'cancelled') return ''
  if (paid > 0) return words.paidPart(rupees(paid))
  return isAtDoor(paymentMethod) ? words.dueOnDelivery : words.due
}
