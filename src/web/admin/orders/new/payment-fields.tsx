import { useState } from 'react'
import { isAtDoor, shopMethods } from '#domain/payment-methods.ts'
import { CheckField, SelectField, TextAreaField, TextField } from '#web/ui/forms/field.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { entryField } from '../../parts/forms/entry-dialog.tsx'
import { Panel } from '../../parts/panel.tsx'

const words = adminOrders.make.payment

/** How it is paid, and whether the money is there. */
export function PaymentFields({ errors }: { errors: Record<string, string> }) {
  const [isPaid, setPaid] = useState(false)
  const field = entryField(errors)
  return (
    <Panel title={words.title}>
      <div className="flex flex-col gap-4">
        <SelectField {...field('paymentMethod', words.method)} defaultValue="upi">
          {shopMethods.map((method) => (
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
            {...field('reference', words.reference)}
            hint={adminOrders.payments.referenceHint}
            isOptional
            autoComplete="off"
            maxLength={60}
          />
        )}
        <TextAreaField
          {...field('note', words.note)}
          hint={words.noteHint}
          isOptional
          rows={2}
          maxLength={500}
        />
      </div>
    </Panel>
  )
}
