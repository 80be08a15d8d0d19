import { useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { currentOf } from '../forms/failure.ts'
import { meetNewer } from './meet-newer.ts'
import { useClashes } from './use-clashes.ts'

type Options<Thing, Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** What the form began with; null for something new. */
  thing: Thing | null
  valuesOf: (thing: Thing) => Values
  labels: Partial<Record<keyof Values & string, string>>
}

/** What an open form knows of others who save the same thing meanwhile. */
export function useNewer<Thing extends object, Values extends FieldValues>(
  options: Options<Thing, Values>,
) {
  const { form, thing, valuesOf, labels } = options
  const [seen, setSeen] = useState(thing)
  const { fill, round } = useFilling(form)
  const clashes = useClashes()
  const saved = seen && valuesOf(seen)
  /** True where a refusal told what somebody else has saved: the form has taken in what it could. */
  const meet = (error: unknown): boolean => {
    const current = currentOf(error)
    if (!current || !seen) return false
    const newer = { ...seen, ...current }
    const met = meetNewer(valuesOf(seen), form.getValues(), valuesOf(newer))
    setSeen(newer)
    clashes.tell(met)
    form.reset(valuesOf(newer))
    fill(met.merged)
    return true
  }
  /** Lays what was typed over another beginning (`base`) into the form; what both have changed since waits for a choice. */
  const lay = (base: Values, mine: Values) => {
    const met = meetNewer(base, mine, saved ?? base)
    if (met.followed.length + met.clashes.length > 0) clashes.tell(met)
    fill(met.merged)
  }
  return {
    /** The thing as it was last seen: its version and figures go with what is saved. */
    seen,
    /** What an act of this form itself has changed at once. */
    see: (change: Partial<Thing>) => setSeen((now) => now && { ...now, ...change }),
    /** `round`: another one after each change from outside, for fields that keep their own text. */
    ...{ meet, lay, round },
    notice: clashes.noticeOf({
      ...{ labels, theirs: (name) => saved?.[name] },
      mine: (name) => form.getValues(name as Path<Values>), // A name of this very form.
      take: (name) => fill({ [name]: saved?.[name] }),
    }),
  }
}

/** Puts values into the fields of a form, and counts how often: `round` tells fields that keep their own text. */
function useFilling<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const [round, setRound] = useState(0)
  const fill = (values: object) => {
    for (const [name, value] of Object.entries(values)) putInto(form, name, value)
    setRound(round + 1)
  }
  return { fill, round }
}

function putInto<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  value: unknown,
) {
  // Names and values of this very form.
  form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
    shouldDirty: true,
  })
}

/** What RecordDialog needs of it. */
export type Newer = Pick<ReturnType<typeof useNewer>, 'meet' | 'notice'>
