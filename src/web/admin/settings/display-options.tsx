import { saveSettings } from '#contract/settings/admin-calls.ts'
import type { EditedSettings } from '#contract/settings/types.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { admin } from '#web/words/en/admin.ts'
import { useMay } from '../allowed.ts'
import { SettingsForm } from '../parts/forms/settings-form.tsx'
import { asJson } from '../parts/forms/use-save.ts'
import { useSettings } from '../parts/forms/use-settings.ts'
import { Loaded } from '../parts/loaded.tsx'
import { SectionFields } from './section-fields.tsx'
import { queryForFreshSettings, useFreshSettings } from './use-fresh-settings.ts'

const words = admin.settings.display
const sections = ['newArrivals', 'premiumProducts', 'trendingProducts'] as const
const labels = Object.fromEntries(
  sections.flatMap((name) => [
    [`${name}Display`, words[name]],
    [`${name}Count`, words[name]],
  ]),
)

/** How the home page shows its three sections (spec §2). */
export function DisplayOptions() {
  const asked = useFreshSettings()
  return (
    <Loaded asked={asked} height="h-80">
      {(saved) => <DisplayForm saved={saved} onRefetch={asked.refetch} />}
    </Loaded>
  )
}

type Refetch = () => Promise<{ isError: boolean }>

function DisplayForm({ saved, onRefetch }: { saved: EditedSettings; onRefetch: Refetch }) {
  const form = useDisplayForm(saved)
  const { values, set } = form
  const isReadOnly = !useMay('settings.display')
  return (
    <SettingsForm
      form={form}
      labels={labels}
      words={words}
      isReadOnly={isReadOnly}
      className="max-w-3xl"
      buttons={<Buttons form={form} isReadOnly={isReadOnly} onRefetch={onRefetch} />}
    >
      <div className="flex flex-col gap-5">
        {sections.map((name) => (
          <SectionFields
            key={name}
            title={words[name]}
            display={values[`${name}Display`]}
            count={values[`${name}Count`]}
            onDisplay={(display) => set({ [`${name}Display`]: display })}
            onCount={(count) => set({ [`${name}Count`]: count })}
          />
        ))}
      </div>
    </SettingsForm>
  )
}

const useDisplayForm = (saved: EditedSettings) =>
  useSettings({
    ...{
      saved,
      queryKey: queryForFreshSettings().queryKey,
      valuesOf: (settings: EditedSettings) => settings,
    },
    read: (input: EditedSettings) => ({ ok: true, input }),
    send: asJson(saveSettings),
    says: {
      done: words.updated,
      doneText: words.updatedText,
      failed: words.error,
      failedText: words.errorText,
      refreshes: ['/api/settings'],
    },
  })

type ButtonsProps = {
  form: ReturnType<typeof useDisplayForm>
  isReadOnly: boolean
  onRefetch: Refetch
}

function Buttons({ form, isReadOnly, onRefetch }: ButtonsProps) {
  const refresh = async () => {
    const { isError } = await onRefetch()
    if (isError) toast({ tone: 'destructive', title: admin.loadFailed })
    else toast({ title: words.refreshed, description: words.refreshedText })
  }
  const reset = () => {
    form.copy.reset()
    toast({ title: words.formReset, description: words.formResetText })
  }
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button look="quiet" onClick={() => void refresh()}>
        {words.refresh}
      </Button>
      <Button look="quiet" onClick={reset}>
        {words.reset}
      </Button>
      {!isReadOnly && (
        <Button type="submit" isBusy={form.isSaving}>
          {form.isSaving ? words.saving : words.save}
        </Button>
      )}
    </div>
  )
}
