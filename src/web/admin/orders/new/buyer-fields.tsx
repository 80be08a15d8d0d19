import { useState } from 'react'
import { SelectField, TextField } from '#web/ui/forms/field.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { entryField } from '../../parts/forms/entry-dialog.tsx'
import { Panel } from '../../parts/panel.tsx'

const words = adminOrders.make.buyer
const soldAt = ['phone', 'exhibition', 'whatsapp'] as const

type BuyerFieldsProps = { isChat: boolean; errors: Record<string, string> }

/** Who buys, and where they were met. */
export function BuyerFields({ isChat, errors }: BuyerFieldsProps) {
  const field = entryField(errors)
  return (
    <Panel title={words.title}>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        {!isChat && (
          <SelectField label={words.channel} name="channel" className="sm:col-span-2">
            {soldAt.map((channel) => (
              <option key={channel} value={channel}>
                {adminOrders.channels[channel]}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          {...field('fullName', words.fullName)}
          autoComplete="off"
          maxLength={80}
          className="sm:col-span-2"
        />
        <TextField
          {...field('contact.mobile', words.mobile)}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={20}
        />
        <TextField
          {...field('contact.email', words.email)}
          type="email"
          hint={words.emailHint}
          isOptional
          autoComplete="off"
          maxLength={254}
        />
        <PanField errors={errors} />
      </div>
    </Panel>
  )
}

/** Their PAN, once the law wants it of this order: it stays then, whatever else is wrong. */
export function PanField({ errors }: Pick<BuyerFieldsProps, 'errors'>) {
  const [isDue, setDue] = useState(false)
  if ('buyerPan' in errors && !isDue) setDue(true)
  const field = entryField(errors)
  return (
    isDue && (
      <TextField
        {...field('buyerPan', adminOrders.buyer.pan)}
        hint={words.panHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
    )
  )
}
