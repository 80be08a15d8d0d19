import { Suspense } from 'react'
import { refusals } from '#web/words/en/admin/refusals.ts'
import { fieldLabels } from '#web/words/en/admin/said/field-labels.ts'
import { learnOfStaff } from '../refused-fields.ts'
import { Awake } from '../rendering/hydrate-later.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { RoleContext } from './allowed.ts'
import { WorkFrame } from './frame/work-frame.tsx'
import type { Worker } from './guard.ts'
import { AskPlace } from './parts/ask.tsx'
import { forgetOldDrafts } from './parts/drafts/draft-store.ts'
import { SessionPlace } from './parts/session/session-place.tsx'
import { Screens } from './screens.tsx'

if (typeof document !== 'undefined') {
  learnOfStaff(refusals, fieldLabels)
  forgetOldDrafts()
}

/** All of the admin area, in the language in which it was imported (build/admin-words.ts). */
export function AdminArea({ worker }: { worker: Worker }) {
  return (
    <RoleContext value={worker.role}>
      <SessionPlace username={worker.username}>
        <AskPlace>
          <WorkFrame worker={worker}>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <Awake>
                <Screens />
              </Awake>
            </Suspense>
          </WorkFrame>
        </AskPlace>
      </SessionPlace>
    </RoleContext>
  )
}
