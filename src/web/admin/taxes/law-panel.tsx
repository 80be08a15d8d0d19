import { RatesPanel } from './rates-panel.tsx'
import { TaxSettingsPanel } from './tax-settings-panel.tsx'

/** What the shop is before the law, and the rates of tax. */
export function LawPanel() {
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      <TaxSettingsPanel />
      <RatesPanel />
    </div>
  )
}
