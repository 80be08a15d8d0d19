import { useQuery } from '@tanstack/react-query'
import { getSetup, readShop, saveShop } from '#contract/settings/admin-calls.ts'
import { getShop } from '#contract/settings/calls.ts'
import type { EditedProfile, WholeProfile } from '#contract/settings/types.ts'
import { unsaidFields } from '#domain/shop-profile.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { useFiguresAhead } from '../parts/figures/use-figures.ts'
import { ResetAndSave, SettingsForm } from '../parts/forms/settings-form.tsx'
import { asJson } from '../parts/forms/use-save.ts'
import { useSettings } from '../parts/forms/use-settings.ts'
import { Loaded } from '../parts/loaded.tsx'
import { OpeningLine, useOpeningAhead } from '../setup/opening-line.tsx'
import { profileFaults } from './profile-faults.ts'
import { ProfileFields } from './profile-fields.tsx'
import { ProfileLists } from './profile-lists.tsx'

const words = { ...admin.settings.shop, newer: admin.settings.display.newer }
const labels = { ...words.sections, ...words.fields }
const asked = queryFor(readShop, {})

/** What the shop says of itself: header, footer, contact, About, questions. */
export function ShopPanel() {
  useOpeningAhead()
  useFiguresAhead()
  return (
    <Loaded asked={useQuery({ ...asked, refetchOnMount: 'always' })} height="h-96">
      {(saved) => <ShopForm saved={saved} />}
    </Loaded>
  )
}

function ShopForm({ saved }: { saved: EditedProfile }) {
  const form = useShopForm(saved)
  const mayEdit = useMay('settings.shop')
  const part = { profile: form.values, faults: form.faults, onChange: form.set }
  return (
    <SettingsForm
      form={form}
      labels={labels}
      words={words}
      isReadOnly={!mayEdit}
      className="max-w-4xl"
      isProved
      intro={
        <>
          <OpeningLine />
          <Unsaid profile={form.values} />
          {!mayEdit && <p className="mb-4 text-sm text-soft">{admin.readOnly}</p>}
        </>
      }
      buttons={mayEdit && <ResetAndSave form={form} words={words} className={footer} />}
    >
      <div className="flex flex-col gap-5">
        <ProfileFields {...part} />
        <ProfileLists {...part} />
      </div>
    </SettingsForm>
  )
}

const footer =
  'sticky bottom-0 mt-6 flex flex-wrap justify-end gap-3 border-t border-line bg-paper py-3'

function useShopForm(saved: EditedProfile) {
  return useSettings({
    draft: 'profile',
    ...{ saved, queryKey: asked.queryKey, valuesOf: (profile: EditedProfile) => profile },
    read(profile: EditedProfile) {
      const faults = profileFaults(profile)
      if (Object.keys(faults).length > 0) return { ok: false, faults }
      return { ok: true, input: profile }
    },
    send: asJson(saveShop),
    says: {
      done: words.saved,
      doneText: words.savedText,
      failed: words.failed,
      refreshes: [getShop.path, getSetup.path, '/api/admin/today'],
    },
  })
}

/** What is still empty or still a placeholder. */
function Unsaid({ profile }: { profile: WholeProfile }) {
  const fields = unsaidFields(profile).map((field) => words.fields[field])
  return (
    <p className="mb-5 border border-line bg-card px-4 py-3">
      {fields.length === 0 ? (
        words.complete
      ) : (
        <>
          <span className="font-medium">{words.unset}</span> {fields.join(', ')}
        </>
      )}
    </p>
  )
}
