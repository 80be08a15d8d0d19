import type { GivenPayTo } from '#domain/pay-to.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { TextField } from '../../ui/forms/field.tsx'

type PayToFieldsProps = { typed: GivenPayTo | undefined; errors: Record<string, string> }

/** Where the money goes that was paid in cash; out of sight, without a script, once an exchange is chosen. */
export function PayToFields({ typed, errors }: PayToFieldsProps) {
  const { pay, returns } = useWords('orders', english)
  const words = returns.payTo
  const known = (name: keyof GivenPayTo) => ({
    ...{ id: `return-${name}`, name, defaultValue: typed?.[name], error: errors[name] },
  })
  const box = { maxLength: 200, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
  return (
    <fieldset className="pay-to">
      <legend className="mb-1.5 font-medium">{words.title}</legend>
      <p className="text-sm text-soft">{words.text}</p>
      <TextField {...box} {...known('upiId')} label={pay.upi.to} />
      <p className="font-medium">{words.bank}</p>
      <TextField
        {...box}
        {...known('accountNumber')}
        label={pay.bank.accountNumber}
        inputMode="numeric"
      />
      <TextField {...box} {...known('ifsc')} label={pay.bank.ifsc} />
      <TextField {...box} {...known('accountName')} label={words.accountName} />
    </fieldset>
  )
}
