import { type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { useDraft } from '../drafts/use-draft.ts'
import { useNewer } from '../newer/use-newer.ts'
import { useSave } from './use-save.ts'

/** What its dialog and its toasts say. */
type RecordWords<Values> = {
  addTitle: string
  editTitle: string
  createButton: string
  updateButton: string
  created: string
  updated: string
  createFailed: string
  updateFailed: string
  fields: Partial<Record<keyof Values & string, string>>
}

type Options<Thing, Values extends FieldValues, Answer> = {
  /** Null for a new one. */
  thing: Thing | null
  valuesOf: (thing: Thing | null) => Values
  rules: Resolver<Values>
  words: RecordWords<Values>
  /** Sends it with the version that the form has seen; none for a new one. */
  send: (values: Values, key: string, version: string | undefined) => Promise<Answer>
  /** Of a long form: what it is of, by which this browser keeps what was typed and not saved. */
  draft?: string
  /** Addresses whose answers have changed with it. */
  refreshes: string[]
}

/** The form of one thing of the shop, new or known, which meets what others save meanwhile. */
export function useRecord<
  Thing extends { id: number; version?: string | undefined },
  Values extends FieldValues,
  Answer,
>(options: Options<Thing, Values, Answer>) {
  const { thing, valuesOf, words } = options
  const form = useForm<Values>({
    // Every field has a value; the library also wants to know of forms that fill in later.
    defaultValues: valuesOf(thing) as never,
    resolver: options.rules,
  })
  const newer = useNewer({ form, thing, valuesOf, labels: words.fields })
  const draft = useDraft({
    ...{ form, kind: options.draft, id: thing?.id ?? 'new', begun: valuesOf(thing) },
    take: ({ base, values }) => newer.lay(base, values),
  })
  const { save, isSaving } = useSave(
    (values: Values, key: string) => options.send(values, key, newer.seen?.version),
    {
      done: thing ? words.updated : words.created,
      failed: thing ? words.updateFailed : words.createFailed,
      refreshes: options.refreshes,
    },
  )
  return {
    ...{ form, newer, draft, save, isSaving },
    title: thing ? words.editTitle : words.addTitle,
    label: thing ? words.updateButton : words.createButton,
  }
}
