import { useQuery } from '@tanstack/react-query'
import { readNewsletterSpeed, saveNewsletterSpeed } from '#contract/newsletter/issue-calls.ts'
import type { EditedNewsletterSpeed } from '#contract/newsletter/issue-types.ts'
import { sendingSpeed } from '#domain/newsletter/issue.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { adminNewsletters } from '#web/words/en/admin/content/newsletters.ts'
import { queryFor } from '../../cache.ts'
import { SettingsForm } from '../parts/forms/settings-form.tsx'
import { asJson } from '../parts/forms/use-save.ts'
import { useSettings } from '../parts/forms/use-settings.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/panel.tsx'
import { speedIn, type TypedSpeed } from './speed-values.ts'

const words = adminNewsletters.speed
const query = () => queryFor(readNewsletterSpeed, {})

/** How many emails of newsletters leave in a minute. */
export function SpeedPanel() {
  const asked = useQuery(query())
  return (
    <Panel title={words.title} className="mt-6 max-w-md">
      <Loaded asked={asked} height="h-32">
        {(saved) => <SpeedForm saved={saved} />}
      </Loaded>
    </Panel>
  )
}

function SpeedForm({ saved }: { saved: EditedNewsletterSpeed }) {
  const form = useSettings({
    ...{ saved, queryKey: query().queryKey },
    valuesOf: ({ perMinute, version }: EditedNewsletterSpeed): TypedSpeed => ({
      ...{ perMinute: String(perMinute), version },
    }),
    read: speedIn,
    send: asJson(saveNewsletterSpeed),
    says: { done: words.saved, failed: words.failed },
  })
  return (
    <SettingsForm form={form} labels={{ perMinute: words.perMinute }} words={words}>
      <TextField
        label={words.perMinute}
        inputMode="numeric"
        type="number"
        min={sendingSpeed.least}
        max={sendingSpeed.most}
        hint={words.hint}
        error={form.faults['perMinute']}
        value={form.values.perMinute}
        onChange={({ currentTarget }) => form.set({ perMinute: currentTarget.value })}
      />
    </SettingsForm>
  )
}
