import { saveSettings } from '#contract/settings/admin-calls.ts'
import type { EditedSettings } from '#contract/settings/types.ts'
import { allSections, isBackwards } from '#domain/home-page/home-sections.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { admin } from '#web/words/en/admin.ts'
import { useMay } from '../allowed.ts'
import { SettingsForm } from '../parts/forms/settings-form.tsx'
import { asJson } from '../parts/forms/use-save.ts'
import { type Reading, useSettings } from '../parts/forms/use-settings.ts'
import { Loaded } from '../parts/loaded.tsx'
import { type DisplayValues, SectionList } from './section-list.tsx'
import { queryForFreshSettings, useFreshSettings } from './use-fresh-settings.ts'

const words = admin.settings.display
const sections = ['newArrivals', 'premiumProducts', 'trendingProducts'] as const
const labels = Object.fromEntries([
  ['sections', words.sections.order],
  ...sections.flatMap((name) => [
    [`${name}Display`, words[name]],
    [`${name}Count`, words[name]],
  ]),
])

/** Which sections the home page shows, in which order and how (spec §2). */
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
      <SectionList values={values} faults={form.faults} onChange={set} />
    </SettingsForm>
  )
}

const useDisplayForm = (saved: EditedSettings) =>
  useSettings({
    draft: 'display',
    ...{
      saved,
      queryKey: queryForFreshSettings().queryKey,
      valuesOf: (settings: EditedSettings): DisplayValues => ({
        ...settings,
        sections: allSections(settings.sections),
      }),
    },
    read: sectionsIn,
    send: asJson(saveSettings),
    says: {
      done: words.updated,
      doneText: words.updatedText,
      failed: words.error,
      failedText: words.errorText,
      refreshes: ['/api/settings'],
    },
  })

/** What the form says, unless a section is over before it begins. */
function sectionsIn(input: DisplayValues): Reading<DisplayValues> {
  const faults: Record<string, string> = {}
  for (const [at, section] of input.sections.entries())
    if (isBackwards(section)) faults[`sections.${at}.until`] = words.sections.backwards
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, input }
}

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
