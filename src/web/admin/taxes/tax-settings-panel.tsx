import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getTaxSettings, saveTaxSettings } from '#contract/tax/admin-calls.ts'
import type { SavedTaxSettings } from '#contract/tax/types.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { adminTaxes } from '#web/words/en/admin/law/taxes.ts'
import { queryFor } from '../../cache.ts'
import { SettingsForm } from '../parts/forms/settings-form.tsx'
import { asJson } from '../parts/forms/use-save.ts'
import { useSettings } from '../parts/forms/use-settings.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/panel.tsx'
import { ChangePanel } from './change-panel.tsx'
import { dayInWords } from './day-in-words.ts'
import { LaterPanel } from './later-panel.tsx'
import { TaxFields } from './tax-fields.tsx'
import { formOf, type TaxValues, valuesOf } from './tax-values.ts'

const words = adminTaxes.settings
const asked = queryFor(getTaxSettings, {})

/** What the owner says of the shop before the law. */
export function TaxSettingsPanel() {
  const settings = useQuery({ ...asked, refetchOnMount: 'always' })
  return (
    <Panel title={words.title}>
      <Loaded asked={settings} height="h-96">
        {(saved) => <TaxForm saved={saved} />}
      </Loaded>
    </Panel>
  )
}

function TaxForm({ saved }: { saved: SavedTaxSettings }) {
  const [today] = useState(() => dayInIndia(Date.now()))
  const form = useSettings({
    draft: 'law',
    ...{ saved, queryKey: asked.queryKey },
    valuesOf: (settings) => valuesOf(settings, today),
    read: (values: TaxValues) => ({ ok: true, input: formOf(values) }),
    send: asJson(saveTaxSettings),
    says: { done: words.saved, failed: words.failed },
  })
  return (
    <SettingsForm form={form} labels={words.fields} words={words} intro={<Notes saved={saved} />}>
      <TaxFields values={form.values} faults={form.faults} onChange={form.set} />
      <LaterPanel saved={saved} values={form.values} faults={form.faults} onChange={form.set} />
      <ChangePanel saved={saved} values={form.values} faults={form.faults} onChange={form.set} />
    </SettingsForm>
  )
}

function Notes({ saved: { settings, isPlaceholder, upcoming } }: { saved: SavedTaxSettings }) {
  const notes = [
    settings === null ? words.nothing : '',
    isPlaceholder ? words.placeholder : '',
    upcoming ? words.upcoming(dayInWords(upcoming.from)) : '',
  ].filter((note) => note !== '')
  return notes.map((note) => (
    <p key={note} className="mb-4 border border-zari px-4 py-3">
      {note}
    </p>
  ))
}
