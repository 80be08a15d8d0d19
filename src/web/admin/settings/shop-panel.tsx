import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saveShop } from '#contract/admin-endpoints.ts'
import { getShop } from '#contract/endpoints.ts'
import type { ShopProfile } from '#contract/settings.ts'
import { unsaidFields } from '#domain/shop-profile.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { admin } from '#web/words/en/admin.ts'
import { asking } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { LoadFailed } from '../parts/table-states.tsx'
import { useLeaveGuard } from '../parts/use-leave-guard.ts'
import { asJson, useSave } from '../parts/use-save.ts'
import { useTouchedCopy } from '../parts/use-touched-copy.ts'
import { profileFaults } from './profile-faults.ts'
import { ProfileFields } from './profile-fields.tsx'
import { ProfileLists } from './profile-lists.tsx'

const words = admin.settings.shop

/** What the shop says of itself: header, footer, contact, About, questions. */
export function ShopPanel() {
  const { data, error, refetch } = useQuery({ ...asking(getShop, {}), refetchOnMount: 'always' })
  if (data) return <ShopForm server={data} />
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  return <Skeleton className="h-96" />
}

function ShopForm({ server }: { server: ShopProfile }) {
  const cache = useQueryClient()
  const form = useTouchedCopy(server)
  const mayEdit = useMay('settings.shop')
  const [isTried, setTried] = useState(false)
  const { save, isSaving } = useSave(asJson(saveShop), {
    done: words.saved,
    doneText: words.savedText,
    failed: words.failed,
    refreshes: [getShop.path, '/api/admin/today'],
  })
  useLeaveGuard(form.isTouched)
  const faults = profileFaults(form.values)
  const submit = async () => {
    setTried(true)
    if (Object.keys(faults).length > 0) return
    const result = await save(form.values)
    if (!result.isDone) return
    cache.setQueryData(asking(getShop, {}).queryKey, result.answer)
    form.taken(result.answer)
  }
  const set = (change: Partial<ShopProfile>) => form.set({ ...form.values, ...change })
  return (
    <form
      noValidate
      className="max-w-4xl"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Unsaid profile={form.values} />
      {!mayEdit && <p className="mb-4 text-sm text-soft">{admin.readOnly}</p>}
      {form.isOutdated && (
        <p role="status" className="mb-4 border border-zari bg-card px-4 py-3">
          {admin.settings.display.newer}
        </p>
      )}
      <fieldset disabled={!mayEdit || isSaving} className="flex flex-col gap-5">
        <ProfileFields profile={form.values} faults={isTried ? faults : {}} onChange={set} />
        <ProfileLists profile={form.values} faults={isTried ? faults : {}} onChange={set} />
      </fieldset>
      {mayEdit && (
        <div className="sticky bottom-0 mt-6 flex flex-wrap justify-end gap-3 border-t border-line bg-paper py-3">
          <Button look="quiet" onClick={form.reset} disabled={!form.isTouched}>
            {words.reset}
          </Button>
          <Button type="submit" isBusy={isSaving}>
            {isSaving ? words.saving : words.save}
          </Button>
        </div>
      )}
    </form>
  )
}

/** What is still empty or still a placeholder. */
function Unsaid({ profile }: { profile: ShopProfile }) {
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
