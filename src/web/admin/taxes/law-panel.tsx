import { LimitsPanel } from './limits-panel.tsx'
import { RatesPanel } from './rates-panel.tsx'
import { TaxSettingsPanel } from './tax-settings-panel.tsx'
import { TrySalePanel } from './try-sale-panel.tsx'

/** What the shop is before the law, the rates of tax, and a sale to try them on. */
export function LawPanel() {
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      <TaxSettingsPanel />
      <RatesPanel />
      <LimitsPanel />
      <TrySalePanel />
    </div>
  )
}
