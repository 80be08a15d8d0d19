import { useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { currentOf } from './failure.ts'
import { meetNewer, readable } from './meet-newer.ts'

type Wishes<Thing, Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** What the form began with; null for something new. */
  thing: Thing | null
  valuesOf: (thing: Thing) => Values
  labels: Partial<Record<keyof Values & string, string>>
}

/** What an open form knows of others who save the same thing meanwhile. */
export function useNewer<Thing extends object, Values extends FieldValues>(
  wishes: Wishes<Thing, Values>,
) {
  const { form, thing, valuesOf, labels } = wishes
  const [seen, setSeen] = useState(thing)
  const [names, setNames] = useState<{ followed: string[]; clashes: string[] } | null>(null)
  const [round, setRound] = useState(0)
  const labelOf = (name: string) => labels[name] ?? name
  const theirs = seen && valuesOf(seen)
  /** True where a refusal told what somebody else has saved: the form has taken in what it could. */
  const meet = (error: unknown): boolean => {
    const current = currentOf(error)
    if (!current || !seen) return false
    const newer = { ...seen, ...current }
    const mine = form.getValues()
    const met = meetNewer(valuesOf(seen), mine, valuesOf(newer))
    setSeen(newer)
    setNames(met)
    form.reset(valuesOf(newer))
    for (const [name, value] of Object.entries(met.merged)) put(name, value)
    setRound(round + 1)
    return true
  }
  const put = (name: string, value: unknown) => {
    // Names and values of this very form.
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
    })
  }
  const settle = (name: string) =>
    setNames((now) => now && { ...now, clashes: now.clashes.filter((one) => one !== name) })
  return {
    /** The thing as it was last seen: its version and figures go with what is saved. */
    seen,
    /** What an act of this form itself has changed at once. */
    see: (change: Partial<Thing>) => setSeen((now) => now && { ...now, ...change }),
    meet,
    /** Another one after each change from outside, for fields that keep their own text. */
    round,
    notice: names &&
      theirs && {
        followed: names.followed.map(labelOf),
        clashes: names.clashes.map((name) => ({
          name,
          label: labelOf(name),
          mine: readable(form.getValues(name as Path<Values>)),
          theirs: readable(theirs[name]),
        })),
        onTake(name: string) {
          put(name, theirs[name])
          settle(name)
          setRound(round + 1)
        },
        onKeep: settle,
      },
  }
}

/** What RecordDialog needs of it. */
export type Newer = Pick<ReturnType<typeof useNewer>, 'meet' | 'notice'>
