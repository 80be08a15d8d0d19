import type { ReactNode } from 'react'
import { adminPayments } from '#web/words/en/admin/payments.ts'
import type { PaymentValues } from './payment-values.ts'

const words = adminPayments.settings

export type FieldsOf<Name extends 'cod' | 'upi' | 'bankTransfer' | 'prepaid' | 'booking'> =
  ReturnType<typeof fieldsOf<PaymentValues[Name]>>
/** Two fields side by side. */
export const pair = 'grid items-start gap-3 sm:grid-cols-2'

export function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}

type Switched = { isEnabled: boolean }

/** What the fields of one way to pay have in common. */
export function fieldsOf<Way extends Switched>(
  name: keyof PaymentValues & string,
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
    text: (
      field: Exclude<keyof Way, 'isEnabled'> & string,
      label: string,
      named: string = field,
    ) => ({
      label,
      value: String(way[field]),
      error: faultOf(faults, `${name}.${named}`),
      autoComplete: 'off',
      onChange: (event: { target: { value: string } }) =>
        onWay({ ...way, [field]: event.target.value }),
    }),
  }
}

/** Of a list the server names the entry: `cod.pinPrefixes.0`. */
const faultOf = (faults: Record<string, string>, path: string) =>
  Object.entries(faults).find(([name]) => name === path || name.startsWith(`${path}.`))?.[1]
