import { useQuery } from '@tanstack/react-query'
import { getSetup } from '#contract/settings/admin-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { useOpening } from './use-opening.ts'

const words = admin.setup
const asked = queryFor(getSetup, {})

/** Asks what the line says before the form below it is there. */
export const useOpeningAhead = () => void useQuery({ ...asked, notifyOnChangeProps: [] })

/** Whether strangers see the shop, and the button that changes it. */
export function OpeningLine() {
  const { data: setup } = useQuery(asked)
  const mayChange = useMay('settings.shop')
  const { open, close, isSaving } = useOpening()
  if (!setup) return null
  const left = setup.steps.filter(({ isDone }) => !isDone).map(({ step }) => step)
  return (
    <p className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border border-line bg-card px-4 py-2">
      {setup.isOpen ? words.isOpenNow : words.isClosedNow}
      {mayChange && (
        <Button
          size="sm"
          look={setup.isOpen ? 'quiet' : 'primary'}
          isBusy={isSaving}
          onClick={() => void (setup.isOpen ? close() : open(left))}
        >
          {setup.isOpen ? words.close : words.open}
        </Button>
      )}
    </p>
  )
}
