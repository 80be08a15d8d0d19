import { useEffect, useRef, useState } from 'react'
import { isSame } from '../newer/meet-newer.ts'
import type { useTouchedCopy } from '../newer/use-touched-copy.ts'
import { useSession } from '../session/session-place.tsx'
import { draftName, dropDraft, keepDraft } from './draft-store.ts'
import { draftIn, pauseMs } from './use-draft.ts'

type Copy<Values extends object> = ReturnType<typeof useTouchedCopy<Values>>

/** Keeps in this browser what is changed in settings, of which there is one of each kind, and offers what was left there. */
export function useSettingsDraft<Values extends object>(
  /** What they are; undefined of settings whose work is too short to be kept. */
  kind: string | undefined,
  copy: Copy<Values>,
) {
  const { base, isTouched } = copy
  const { username } = useSession()
  const name = kind && username ? draftName(username, kind, 0) : null
  const [found, setFound] = useState(() => (name ? draftIn<Values>(name, base) : null))
  useKeeping(name, found !== null, copy)
  /** What was typed is saved or given up: it goes at once, for whoever leaves as quickly. */
  const done = () => {
    if (name && !found) dropDraft(localStorage, name)
  }
  const notice = found && {
    at: found.at,
    isOlder: !isSame(found.base, base),
    // It would be laid over what has been typed since.
    onTake: isTouched
      ? null
      : () => {
          setFound(null)
          copy.lay(found.base, found.values)
        },
    onDrop() {
      if (name) dropDraft(localStorage, name)
      setFound(null)
    },
  }
  const taken = (next: Values) => {
    done()
    copy.taken(next)
  }
  /** `notice` is what DraftNotice shows; null where nothing was left. */
  return { copy: { ...copy, taken }, draft: { done, notice } }
}

/** Writes what is changed into the store, a moment after each pause; what is changed no more leaves it. */
function useKeeping<Values extends object>(
  name: string | null,
  isWaiting: boolean,
  { values, base, isTouched }: Copy<Values>,
) {
  // What another tab has kept stays until this form has something to say itself.
  const isOurs = useRef(isWaiting)
  useEffect(() => {
    // What was found must not be written over before somebody has said what becomes of it.
    if (!name || isWaiting) return
    if (!isTouched) {
      if (isOurs.current) dropDraft(localStorage, name)
      isOurs.current = false
      return
    }
    const timer = setTimeout(() => {
      keepDraft(localStorage, name, { at: Date.now(), base, values })
      isOurs.current = true
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [name, isWaiting, isTouched, base, values])
}
