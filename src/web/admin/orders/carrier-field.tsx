import { ownCourierName } from '#domain/orders/own-courier.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'

const carriers = [
  ownCourierName,
  'India Post',
  'DTDC',
  'Blue Dart',
  'Delhivery',
  'Professional Couriers',
  'ST',
]

type CarrierFieldProps = { error?: string | undefined; className?: string }

/** Who carries it: one of the usual, or whoever else is typed. */
export function CarrierField({ error, className }: CarrierFieldProps) {
  return (
    <div className={className}>
      <TextField
        label={adminOrders.parcels.carrier}
        name="carrier"
        error={error}
        list="carriers"
        maxLength={60}
      />
      <datalist id="carriers">
        {carriers.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
    </div>
  )
}
