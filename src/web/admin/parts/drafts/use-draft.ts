import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isSame } from '../newer/meet-newer.ts'
import { type Draft, dropDraft, keepDraft } from './draft-store.ts'
import { useFoundDraft } from './use-found-draft.ts'

type Options<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** What the form is of; undefined for one whose work is too short to be kept. */
  kind: string | undefined
  id: number | 'new'
  /** What the form began with. */
  begun: Values
  /** Lays what was typed over what is saved by now. */
  take: (draft: Pick<Draft<Values>, 'base' | 'values'>) => void
}

export const pauseMs = 400

/** Keeps in this browser what is typed into a long form, and offers what was left there. */
export function useDraft<Values extends FieldValues>(options: Options<Values>) {
  const { form, kind, id, begun, take } = options
  const { own, ...draft } = useFoundDraft<Values>({
    ...{ kind, id, begun, isTouched: form.formState.isDirty },
    lay: (base, values) => take({ base, values }),
  })
  useKeeping(form, own, begun)
  return draft
}

/** Writes what is typed into the store, a moment after each pause. */
function useKeeping<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  own: string | null,
  begun: Values,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form began with stays what it is while it is open.
  useEffect(() => {
    if (!own) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const values = form.getValues()
        if (isSame(values, begun)) dropDraft(localStorage, own)
        else keepDraft(localStorage, own, { at: Date.now(), base: begun, values })
      }, pauseMs)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [own])
}
