import { plainMethods } from '#contract/payments/plain-methods.ts'
import { CheckField, TextField } from '#web/ui/forms/field.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { adminPayments } from '#web/words/en/admin/payments.ts'
import { BookingFields } from './booking-fields.tsx'
import type { PaymentValues } from './payment-values.ts'
import { type FieldsOf, fieldsOf, pair, Way } from './way-parts.tsx'

const words = adminPayments.settings

type WayFieldsProps = {
  values: PaymentValues
  isRazorpayReady: boolean
  /** Named as the server names them: `upi.address`. */
  faults: Record<string, string>
  onChange: (change: Partial<PaymentValues>) => void
}

/** Every way to pay: whether it is offered, and what it needs. */
export function WayFields({ values, isRazorpayReady, faults, onChange }: WayFieldsProps) {
  const { cod, upi, bankTransfer, razorpay, prepaid, booking } = values
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Cash {...fieldsOf('cod', cod, faults, (next) => onChange({ cod: next }))} />
      <Upi {...fieldsOf('upi', upi, faults, (next) => onChange({ upi: next }))} />
      <BankTransfer
        {...fieldsOf('bankTransfer', bankTransfer, faults, (next) =>
          onChange({ bankTransfer: next }),
        )}
      />
      <Way title={words.razorpay}>
        {/* Without its keys nobody is offered it, whatever was chosen. */}
        <CheckField
          {...fieldsOf('razorpay', razorpay, faults, (next) => onChange({ razorpay: next })).switch}
          {...(!isRazorpayReady && { checked: false, disabled: true })}
        />
        <p className={isRazorpayReady ? 'text-sm text-leaf' : 'text-sm text-soft'}>
          {isRazorpayReady ? words.razorpayReady : words.razorpayMissing}
        </p>
      </Way>
      {plainMethods.map((key) => (
        <Way key={key} title={adminOrders.methods[key]}>
          <CheckField
            {...fieldsOf(key, values[key], faults, (next) => onChange({ [key]: next })).switch}
          />
        </Way>
      ))}
      <Prepaid {...fieldsOf('prepaid', prepaid, faults, (next) => onChange({ prepaid: next }))} />
      <BookingFields
        {...fieldsOf('booking', booking, faults, (next) => onChange({ booking: next }))}
        categoryIds={booking.categoryIds}
        onCategories={(categoryIds) => onChange({ booking: { ...booking, categoryIds } })}
      />
    </div>
  )
}

function Cash(field: FieldsOf<'cod'>) {
  return (
    <Way title={words.cod}>
      <CheckField {...field.switch} />
      <TextField {...field.text('pinPrefixes', words.pins)} hint={words.pinsHint} />
      <div className={pair}>
        <TextField {...field.text('maxOrder', words.maxOrder)} hint={words.maxOrderHint} />
        <TextField {...field.text('fee', words.fee)} hint={words.feeHint} />
      </div>
      <TextField
        {...field.text('maxOpenOrders', words.maxOpenOrders)}
        inputMode="numeric"
        hint={words.maxOpenOrdersHint}
      />
      <TextField
        {...field.text('confirmHours', words.confirmHours)}
        inputMode="numeric"
        hint={words.confirmHoursHint}
      />
    </Way>
  )
}

function Upi(field: FieldsOf<'upi'>) {
  return (
    <Way title={words.upi}>
      <CheckField {...field.switch} />
      <TextField {...field.text('address', words.upiAddress)} hint={words.upiAddressHint} />
      <TextField {...field.text('payeeName', words.payeeName)} />
    </Way>
  )
}

function BankTransfer(field: FieldsOf<'bankTransfer'>) {
  return (
    <Way title={words.bankTransfer}>
      <CheckField {...field.switch} />
      <TextField {...field.text('accountName', words.accountName)} />
      <TextField {...field.text('accountNumber', words.accountNumber)} inputMode="numeric" />
      <div className={pair}>
        <TextField {...field.text('ifsc', words.ifsc)} />
        <TextField {...field.text('bank', words.bank)} />
      </div>
    </Way>
  )
}

/** What is taken off for paying before the parcel leaves. */
function Prepaid(field: FieldsOf<'prepaid'>) {
  const { prepaidDiscount, prepaidMost } = words
  return (
    <Way title={words.prepaid}>
      <p className="text-sm text-soft">{words.prepaidText}</p>
      <CheckField {...field.switch} label={words.prepaidOn} />
      <div className={pair}>
        <TextField
          {...field.text('discount', prepaidDiscount, 'percent')}
          hint={words.prepaidDiscountHint}
        />
        <TextField {...field.text('most', prepaidMost)} hint={words.prepaidMostHint} />
      </div>
    </Way>
  )
}
