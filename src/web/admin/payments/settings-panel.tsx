import { useQuery } from '@tanstack/react-query'
import { getPaymentSettings, savePaymentSettings } from '#contract/payments/admin-calls.ts'
import type { EditedPayments, SavedPaymentSettings } from '#contract/payments/types.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { adminPayments } from '#web/words/en/admin/payments.ts'
import { queryFor } from '../../cache.ts'
import { SettingsForm } from '../parts/forms/settings-form.tsx'
import { asJson } from '../parts/forms/use-save.ts'
import { useSettings } from '../parts/forms/use-settings.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/panel.tsx'
import { settingsIn, valuesOf } from './payment-values.ts'
import { WayFields } from './way-fields.tsx'

const words = adminPayments.settings
const { cod, upi, bankTransfer, razorpay, prepaid, booking } = words
const labels = { ...adminOrders.methods, cod, upi, bankTransfer, razorpay, prepaid, booking }
const asked = queryFor(getPaymentSettings, {})

/** How the shop may be paid. */
export function SettingsPanel() {
  const settings = useQuery({ ...asked, refetchOnMount: 'always' })
  return (
    <Panel title={words.title}>
      <Loaded asked={settings} height="h-96">
        {(saved) => <PaymentsForm saved={saved} />}
      </Loaded>
    </Panel>
  )
}

function PaymentsForm({ saved }: { saved: SavedPaymentSettings }) {
  const form = useSettings({
    ...{ saved, queryKey: asked.queryKey, read: settingsIn },
    valuesOf: ({ settings, version }) => valuesOf({ ...settings, version }),
    send: asJson(savePaymentSettings),
    says: { done: words.saved, failed: words.failed },
    newerOf(before, current) {
      const { version = '', ...settings } = current as EditedPayments // What `outdated` carries of settings.
      return { ...before, settings, version }
    },
  })
  return (
    <SettingsForm form={form} labels={labels} words={words} isProved>
      <WayFields
        values={form.values}
        isRazorpayReady={saved.isRazorpayReady}
        faults={form.faults}
        onChange={form.set}
      />
    </SettingsForm>
  )
}
