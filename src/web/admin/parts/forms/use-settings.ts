import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettingsDraft } from '../drafts/use-settings-draft.ts'
import type { Said } from '../newer/use-clashes.ts'
import { useTouchedCopy } from '../newer/use-touched-copy.ts'
import { useFirstFault } from '../use-first-fault.ts'
import { currentOf, fieldsOf, stillTrue } from './failure.ts'
import type { Proof } from './proof-fields.tsx'
import { type Says, useSave } from './use-save.ts'

/** What fields mean; or what is wrong with which of them, named as the server names it. */
export type Reading<Input> =
  | { ok: true; input: Input }
  | { ok: false; faults: Record<string, string> }

type Options<Saved, Values, Input> = {
  /** What the server has, as it was asked for under `queryKey`. */
  saved: Saved
  queryKey: readonly unknown[]
  /** As it stands in the fields, with its version. */
  valuesOf: (saved: Saved) => Values
  read: (values: Values) => Reading<Input>
  send: (input: Input, key: string) => Promise<Saved>
  says: Says
  /** What somebody else has saved meanwhile, made of what `outdated` carries. */
  newerOf?: (saved: Saved, current: object) => Saved
  /** What of its values is read where two have changed them. */
  said?: Said
  /** Of a long form: what it is, by which this browser keeps what was changed and not saved. */
  draft?: string
}

const laidOver = <Saved>(saved: Saved, current: object): Saved => ({ ...saved, ...current })

/** Settings that are changed in a copy, saved over the version that was read, and met by those of others. */
export function useSettings<Saved, Values extends object, Input>(
  options: Options<Saved, Values, Input>,
) {
  const { saved, queryKey, valuesOf, newerOf = laidOver } = options
  const cache = useQueryClient()
  const touched = useTouchedCopy(valuesOf(saved), options.said)
  const { copy, draft } = useSettingsDraft(options.draft, touched)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const { save, isSaving } = useSave(options.send, options.says)
  const showFirstFault = useFirstFault()
  const read = options.read(copy.values)
  /** Under the names by which the server refuses, where the values can be sent. */
  const named = (values: Values): object => {
    const read = options.read(values)
    return read.ok ? Object(read.input) : values
  }
  const keep = (next: Saved): Values => {
    cache.setQueryData(queryKey, next)
    return valuesOf(next)
  }
  const submit = async (proof: Proof = {}) => {
    setTried(!read.ok)
    setRefused({})
    if (!read.ok) return showFirstFault()
    const result = await save({ ...read.input, ...proof })
    if (result.isDone) return copy.taken(keep(result.answer))
    setRefused(fieldsOf(result.error))
    const current = currentOf(result.error)
    if (current) copy.meet(keep(newerOf(saved, current)))
  }
  const set = (change: Partial<Values>) => {
    // What was refused is said of what stood there, not of what is typed over it.
    const values = { ...copy.values, ...change }
    setRefused(stillTrue(refused, named(copy.values), named(values)))
    copy.set(values)
  }
  const faults = isTried && !read.ok ? read.faults : refused
  return { copy, draft, values: copy.values, set, faults, isSaving, submit }
}
