import { listHolds, releaseHold } from '#contract/holds/admin-calls.ts'
import type { StaffHold } from '#contract/holds/types.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminHolds as words } from '#web/words/en/admin/holds.ts'
import { asJson, useSave } from '../parts/forms/use-save.ts'
import { productLists } from '../parts/refresh.ts'
import { When } from '../parts/when.tsx'

type HoldRowProps = { hold: StaffHold; onOnly: (text: string) => void }

/** One piece that is kept: by whom, why, since when and until when; and the way to free it. */
export function HoldRow({ hold, onOnly }: HoldRowProps) {
  const { name, code, quantity, value, since, until } = hold
  return (
    <tr className="align-top">
      <th scope="row">
        <span className="font-medium">{name}</span>{' '}
        <span className="text-soft">
          {code} · {words.quantity(quantity)}
        </span>
      </th>
      <td data-label={words.columns.value} className="numeric">
        {rupees(value)}
      </td>
      <td data-label={words.columns.why}>
        <Why hold={hold} />
      </td>
      <td data-label={words.columns.who}>
        <Who hold={hold} onOnly={onOnly} />
      </td>
      <td data-label={words.columns.since} className="text-soft">
        <When at={since} />
      </td>
      <td data-label={words.columns.until} className="text-soft">
        <When at={until} />
      </td>
      <td className="text-end">
        <Release hold={hold} />
      </td>
    </tr>
  )
}

function Release({ hold: { id, name } }: { hold: StaffHold }) {
  const { save, isSaving } = useSave(asJson(releaseHold), {
    done: words.released,
    failed: words.releaseFailed,
    refreshes: [listHolds.path, ...productLists],
  })
  return (
    <Button
      look="quiet"
      size="sm"
      isBusy={isSaving}
      aria-label={words.releaseOf(name)}
      className="whitespace-nowrap"
      onClick={() => void save({ id })}
    >
      {words.release}
    </Button>
  )
}

function Why({ hold: { kind, orderId, orderNumber, chatReference } }: { hold: StaffHold }) {
  return (
    <span className="block">
      <span className="block">{words.kinds[kind]}</span>
      {orderId !== null && orderNumber !== null && (
        <Link to={`/admin/orders/${orderId}`} className="link whitespace-nowrap">
          {orderNumber}
        </Link>
      )}
      {chatReference !== null && (
        <Link to={`/admin/whatsapp-orders?q=${chatReference}`} className="link whitespace-nowrap">
          {chatReference}
        </Link>
      )}
    </span>
  )
}

function Who({ hold: { visitor, network }, onOnly }: HoldRowProps) {
  if (visitor === '' && network === '') return <span className="text-soft">{words.staff}</span>
  return (
    <span className="flex min-w-32 flex-col items-start">
      {[visitor, network]
        .filter((one) => one !== '')
        .map((one) => (
          <button
            key={one}
            type="button"
            className="min-h-9 py-1 text-start wrap-anywhere hover:text-lac hover:underline"
            onClick={() => onOnly(one)}
          >
            <span className="sr-only">{words.only} </span>
            {one}
          </button>
        ))}
    </span>
  )
}
