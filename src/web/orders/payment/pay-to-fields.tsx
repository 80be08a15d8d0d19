import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { TextField } from '../../ui/forms/field.tsx'

/** Where the money goes that was paid in cash; out of sight, without a script, once an exchange is chosen. */
export function PayToFields({ errors }: { errors: Record<string, string> }) {
  const { pay, returns } = useWords('orders', english)
  const words = returns.payTo
  const box = { maxLength: 200, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
  return (
    <fieldset className="pay-to">
      <legend className="mb-1.5 font-medium">{words.title}</legend>
      <p className="text-sm text-soft">{words.text}</p>
      <TextField {...box} label={pay.upi.to} name="upiId" error={errors['upiId']} />
      <p className="font-medium">{words.bank}</p>
      <TextField
        {...box}
        label={pay.bank.accountNumber}
        name="accountNumber"
        inputMode="numeric"
        error={errors['accountNumber']}
      />
      <TextField {...box} label={pay.bank.ifsc} name="ifsc" error={errors['ifsc']} />
      <TextField
        {...box}
        label={words.accountName}
        name="accountName"
        error={errors['accountName']}
      />
    </fieldset>
  )
}
