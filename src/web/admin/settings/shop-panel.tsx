import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getSetup, readShop, saveShop } from '#contract/settings/admin-calls.ts'
import { getShop, getShopStory } from '#contract/settings/calls.ts'
import type { EditedProfile, ShownShop, WholeProfile } from '#contract/settings/types.ts'
import { unsaidFields } from '#domain/shop-profile.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { CopyForm, ResetAndSave } from '../parts/copy-form.tsx'
import { currentOf } from '../parts/failure.ts'
import { LoadFailed } from '../parts/table-states.tsx'
import { asJson, useSave } from '../parts/use-save.ts'
import { useTouchedCopy } from '../parts/use-touched-copy.ts'
import { OpeningLine } from '../setup/opening-line.tsx'
import { profileFaults } from './profile-faults.ts'
import { ProfileFields } from './profile-fields.tsx'
import { ProfileLists } from './profile-lists.tsx'

const words = admin.settings.shop
const labels = { ...words.sections, ...words.fields }

/** What the shop says of itself: header, footer, contact, About, questions. */
export function ShopPanel() {
  const { data, error, refetch } = useQuery({ ...queryFor(readShop, {}), refetchOnMount: 'always' })
  if (data) return <ShopForm server={data} />
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  return <Skeleton className="h-96" />
}

function ShopForm({ server }: { server: EditedProfile }) {
  const cache = useQueryClient()
  const form = useTouchedCopy(server)
  const mayEdit = useMay('settings.shop')
  const [isTried, setTried] = useState(false)
  const { save, isSaving } = useSave(asJson(saveShop), {
    done: words.saved,
    doneText: words.savedText,
    failed: words.failed,
    refreshes: [getShop.path, getSetup.path, '/api/admin/today'],
  })
  const faults = profileFaults(form.values)
  const submit = async () => {
    setTried(true)
    if (Object.keys(faults).length > 0) return
    const result = await save(form.values)
    if (!result.isDone) {
      const current = currentOf(result.error)
      if (!current) return
      const theirs = { ...server, ...current }
      cache.setQueryData(queryFor(readShop, {}).queryKey, theirs)
      return form.meet(theirs)
    }
    keepProfile(cache, result.answer)
    form.taken(result.answer)
  }
  const set = (change: Partial<WholeProfile>) => form.set({ ...form.values, ...change })
  return (
    <CopyForm
      copy={form}
      labels={labels}
      newer={admin.settings.display.newer}
      className="max-w-4xl"
      onSubmit={submit}
    >
      <OpeningLine />
      <Unsaid profile={form.values} />
      {!mayEdit && <p className="mb-4 text-sm text-soft">{admin.readOnly}</p>}
      <fieldset disabled={!mayEdit || isSaving} className="flex flex-col gap-5">
        <ProfileFields profile={form.values} faults={isTried ? faults : {}} onChange={set} />
        <ProfileLists profile={form.values} faults={isTried ? faults : {}} onChange={set} />
      </fieldset>
      {mayEdit && (
        <div className="sticky bottom-0 mt-6 flex flex-wrap justify-end gap-3 border-t border-line bg-paper py-3">
          <ResetAndSave copy={form} words={words} isSaving={isSaving} />
        </div>
      )}
    </CopyForm>
  )
}

/** What was saved is what this browser knows, before it asks again. */
function keepProfile(cache: QueryClient, answer: EditedProfile) {
  cache.setQueryData(queryFor(readShop, {}).queryKey, answer)
  const { version: _version, journey, team, ...rest } = answer
  const { shippingQuestions, questions, ...profile } = rest
  const story = { journey, team, shippingQuestions, questions }
  cache.setQueryData<ShownShop>(
    queryFor(getShop, {}).queryKey,
    (shop) => shop && { ...shop, ...profile },
  )
  cache.setQueryData(queryFor(getShopStory, {}).queryKey, story)
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
