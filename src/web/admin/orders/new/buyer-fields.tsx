import { SelectField, TextField } from '#web/ui/forms/field.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { Panel } from '../../parts/panel.tsx'

const words = adminOrders.make.buyer
const soldAt = ['phone', 'exhibition', 'whatsapp'] as const

type BuyerFieldsProps = { isChat: boolean; errors: Record<string, string> }

/** Who buys, and where they were met. */
export function BuyerFields({ isChat, errors }: BuyerFieldsProps) {
  return (
    <Panel title={words.title}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
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
          label={words.fullName}
          name="fullName"
          error={errors['fullName']}
          autoComplete="off"
          maxLength={80}
          className="sm:col-span-2"
        />
        <TextField
          label={words.mobile}
          name="contact.mobile"
          type="tel"
          inputMode="tel"
          error={errors['contact.mobile']}
          autoComplete="off"
          maxLength={20}
        />
        <TextField
          label={words.email}
          name="contact.email"
          type="email"
          hint={words.emailHint}
          error={errors['contact.email']}
          isOptional
          autoComplete="off"
          maxLength={254}
        />
      </div>
    </Panel>
  )
}
