import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isSame } from '../newer/meet-newer.ts'
import { useSession } from '../session/session-place.tsx'
import { type Draft, draftName, dropDraft, keepDraft, readDraft } from './draft-store.ts'

type Options<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** What the form is of; undefined for one whose work is too short to be kept. */
  kind: string | undefined
  id: number | 'new'
  /** What the form began with. */
  begun: Values
  /** Lays what was typed over what is saved by now. */
  take: (draft: Draft<Values>) => void
}

export const pauseMs = 400

/** Keeps in this browser what is typed into a long form, and offers what was left there. */
export function useDraft<Values extends FieldValues>(options: Options<Values>) {
  const { form, kind, id, begun, take } = options
  const { username } = useSession()
  const name = kind && username ? draftName(username, kind, id) : null
  const [found, setFound] = useState(() => (name ? draftIn<Values>(name, begun) : null))
  useKeeping(form, { name, begun, isWaiting: found !== null })
  return {
    /** What was typed is saved, or given up by somebody who knows. What was found and not decided on is offered again. */
    done() {
      if (name && !found) dropDraft(localStorage, name)
    },
    /** What DraftNotice shows; null where nothing was left. */
    notice: found && {
      at: found.at,
      // What is new has nobody else's words.
      isOlder: id !== 'new' && !isSame(found.base, begun),
      // It would be laid over what has been typed since.
      onTake: form.formState.isDirty
        ? null
        : () => {
            setFound(null)
            take(found)
          },
      onDrop() {
        if (name) dropDraft(localStorage, name)
        setFound(null)
      },
    },
  }
}

/** What was left under a name, where it says something else than what is saved. */
export function draftIn<Values extends object>(name: string, begun: Values): Draft<Values> | null {
  if (typeof localStorage === 'undefined') return null
  const draft = readDraft<Values>(localStorage, name, Date.now())
  // Too old, or of nothing that can be read.
  if (!draft) dropDraft(localStorage, name)
  return draft && !isSame(draft.values, begun) ? draft : null
}

type Keeping<Values> = { name: string | null; begun: Values; isWaiting: boolean }

/** Writes what is typed into the store, a moment after each pause. */
function useKeeping<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { name, begun, isWaiting }: Keeping<Values>,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form began with stays what it is while it is open.
  useEffect(() => {
    // What was found must not be written over before somebody has said what becomes of it.
    if (!name || isWaiting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const values = form.getValues()
        if (isSame(values, begun)) dropDraft(localStorage, name)
        else keepDraft(localStorage, name, { at: Date.now(), base: begun, values })
      }, pauseMs)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [name, isWaiting])
}
