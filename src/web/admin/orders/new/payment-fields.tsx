import { useState } from 'react'
import { isAtDoor, paymentMethods } from '#domain/payment-methods.ts'
import { CheckField, SelectField, TextAreaField, TextField } from '#web/ui/forms/field.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { Panel } from '../../parts/panel.tsx'

const words = adminOrders.make.payment

/** How it is paid, and whether the money is there. */
export function PaymentFields({ errors }: { errors: Record<string, string> }) {
  const [isPaid, setPaid] = useState(false)
  return (
    <Panel title={words.title}>
      <div className="flex flex-col gap-4">
        <SelectField
          label={words.method}
          name="paymentMethod"
          defaultValue="upi"
          error={errors['paymentMethod']}
        >
          {paymentMethods.map((method) => (
            <option key={method} value={method}>
              {isAtDoor(method) ? words.cash : adminOrders.methods[method]}
            </option>
          ))}
        </SelectField>
        <CheckField
          label={words.isPaid}
          name="isPaid"
          checked={isPaid}
          onChange={(event) => setPaid(event.target.checked)}
        />
        {isPaid && (
          <TextField
            label={words.reference}
            name="reference"
            hint={adminOrders.payments.referenceHint}
            error={errors['reference']}
            isOptional
            autoComplete="off"
            maxLength={60}
          />
        )}
        <TextAreaField
          label={words.note}
          name="note"
          hint={words.noteHint}
          error={errors['note']}
          isOptional
          rows={2}
          maxLength={500}
        />
      </div>
    </Panel>
  )
}
