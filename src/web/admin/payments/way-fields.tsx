import type { ReactNode } from 'react'
import { CheckField, TextField } from '#web/ui/field.tsx'
import { adminPayments } from '#web/words/en/admin-payments.ts'
import type { PaymentValues } from './payment-values.ts'

const words = adminPayments.settings

type WayFieldsProps = {
  values: PaymentValues
  isRazorpayReady: boolean
  /** Named as the server names them: `upi.address`. */
  faults: Record<string, string>
  onChange: (values: PaymentValues) => void
}

/** Every way to pay: whether it is offered, and what it needs. */
export function WayFields({ values, isRazorpayReady, faults, onChange }: WayFieldsProps) {
  const { cod, upi, bankTransfer, razorpay } = values
  const set = (change: Partial<PaymentValues>) => onChange({ ...values, ...change })
  const codField = fieldsOf('cod', cod, faults, (next) => set({ cod: next }))
  const upiField = fieldsOf('upi', upi, faults, (next) => set({ upi: next }))
  const bankField = fieldsOf('bankTransfer', bankTransfer, faults, (next) =>
    set({ bankTransfer: next }),
  )
  const gatewayField = fieldsOf('razorpay', razorpay, faults, (next) => set({ razorpay: next }))
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Way title={words.cod}>
        <CheckField {...codField.switch} />
        <TextField {...codField.text('pinPrefixes', words.pins)} hint={words.pinsHint} />
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextField {...codField.text('maxOrder', words.maxOrder)} hint={words.maxOrderHint} />
          <TextField {...codField.text('fee', words.fee)} hint={words.feeHint} />
        </div>
        <TextField
          {...codField.text('maxOpenOrders', words.maxOpenOrders)}
          inputMode="numeric"
          hint={words.maxOpenOrdersHint}
        />
      </Way>
      <Way title={words.upi}>
        <CheckField {...upiField.switch} />
        <TextField {...upiField.text('address', words.upiAddress)} hint={words.upiAddressHint} />
        <TextField {...upiField.text('payeeName', words.payeeName)} />
      </Way>
      <Way title={words.bankTransfer}>
        <CheckField {...bankField.switch} />
        <TextField {...bankField.text('accountName', words.accountName)} />
        <TextField {...bankField.text('accountNumber', words.accountNumber)} inputMode="numeric" />
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextField {...bankField.text('ifsc', words.ifsc)} />
          <TextField {...bankField.text('bank', words.bank)} />
        </div>
      </Way>
      <Way title={words.razorpay}>
        <CheckField {...gatewayField.switch} />
        <p className={isRazorpayReady ? 'text-sm text-leaf' : 'text-sm text-soft'}>
          {isRazorpayReady ? words.razorpayReady : words.razorpayMissing}
        </p>
      </Way>
    </div>
  )
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}

type Switched = { isEnabled: boolean }

/** What the fields of one way to pay have in common. */
function fieldsOf<Way extends Switched>(
  name: keyof PaymentValues,
  way: Way,
  faults: Record<string, string>,
  onWay: (way: Way) => void,
) {
  return {
    switch: {
      label: words.on,
      checked: way.isEnabled,
      onChange: (event: { target: { checked: boolean } }) =>
        onWay({ ...way, isEnabled: event.target.checked }),
    },
    text: (field: Exclude<keyof Way, 'isEnabled'> & string, label: string) => ({
      label,
      value: String(way[field]),
      error: faultOf(faults, `${name}.${field}`),
      autoComplete: 'off',
      onChange: (event: { target: { value: string } }) =>
        onWay({ ...way, [field]: event.target.value }),
    }),
  }
}

/** Of a list the server names the entry: `cod.pinPrefixes.0`. */
const faultOf = (faults: Record<string, string>, path: string) =>
  Object.entries(faults).find(([name]) => name === path || name.startsWith(`${path}.`))?.[1]
