import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { compliance } from '#contract/compliance/admin-calls.ts'
import type { ComplianceCheck } from '#contract/compliance/types.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { adminCompliance } from '#web/words/en/admin/law/compliance.ts'
import { queryFor } from '../../cache.ts'
import { reasonOf } from '../parts/forms/failure.ts'
import type { Period } from './period-name.ts'
import { WaiverDialog } from './waiver-dialog.tsx'

const words = adminCompliance.return

type Waiting = { reds: ComplianceCheck[]; go: () => void }

/** Goes on with the return of a period once nothing is red, or somebody has said why; the dialog asks for that. */
export function useReturnGate(period: Period) {
  const cache = useQueryClient()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const begin = async (go: () => void) => {
    if (period.closedAt !== null) return go()
    try {
      const asked = queryFor(compliance, { period: period.period })
      const { checks, waitsFor } = await cache.fetchQuery({ ...asked, staleTime: 0 })
      const reds = checks.filter(({ id }) => waitsFor.includes(id))
      if (reds.length === 0) return go()
      setWaiting({ reds, go })
    } catch (error) {
      const description = reasonOf(error, '')
      toast({ tone: 'destructive', title: words.lookFailed, description })
    }
  }
  const dialog: ReactNode = waiting && (
    <WaiverDialog
      period={period}
      reds={waiting.reds}
      onWaived={waiting.go}
      onClose={() => setWaiting(null)}
    />
  )
  return { begin, dialog }
}
