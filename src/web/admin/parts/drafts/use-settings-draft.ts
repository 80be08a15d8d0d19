import { useEffect } from 'react'
import type { useTouchedCopy } from '../newer/use-touched-copy.ts'
import { dropDraft, keepDraft } from './draft-store.ts'
import { pauseMs } from './use-draft.ts'
import { useFoundDraft } from './use-found-draft.ts'

type Copy<Values extends object> = ReturnType<typeof useTouchedCopy<Values>>

/** Keeps in this browser what is changed in settings, of which there is one of each kind, and offers what was left there. */
export function useSettingsDraft<Values extends object>(
  /** What they are; undefined of settings whose work is too short to be kept. */
  kind: string | undefined,
  copy: Copy<Values>,
) {
  const { base, isTouched, lay } = copy
  const { own, ...draft } = useFoundDraft<Values>({ kind, id: 0, begun: base, isTouched, lay })
  useKeeping(own, copy)
  const taken = (next: Values) => {
    // It goes at once, for whoever leaves as quickly.
    draft.done()
    copy.taken(next)
  }
  return { copy: { ...copy, taken }, draft }
}

/** Writes what is changed into the store, a moment after each pause; what is changed no more leaves it. */
function useKeeping<Values extends object>(
  own: string | null,
  { values, base, isTouched }: Copy<Values>,
) {
  useEffect(() => {
    if (!own) return
    if (!isTouched) return dropDraft(localStorage, own)
    const timer = setTimeout(
      () => keepDraft(localStorage, own, { at: Date.now(), base, values }),
      pauseMs,
    )
    return () => clearTimeout(timer)
  }, [own, isTouched, base, values])
}
