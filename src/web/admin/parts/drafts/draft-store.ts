import { draftPrefix } from '../../../kept-drafts.ts'

/** What a browser keeps of a form that was not saved. */
export type Draft<Values> = {
  /** When it was typed, in ms. */
  at: number
  /** What the form began with, and what was typed. */
  base: Values
  values: Values
}

/** One that was found, under the name at which it is kept. */
export type FoundDraft<Values> = Draft<Values> & { name: string }

/** Older ones are nobody's work any more. */
export const keptMs = 30 * 24 * 3_600_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type WholeStore = Store & Pick<Storage, 'length' | 'key'>

/** The name of the drafts of somebody and something: one `id` a kind of form, 'new' of what is not saved yet. */
export const draftName = (username: string, kind: string, id: number | 'new') =>
  `${draftPrefix}${username}:${kind}:${id}`

/** Where one open form keeps its own: what another tab types into the same thing stands beside it. */
export const ownName = (name: string, form: string) => `${name}${ofForm}${form}`

const ofForm = '~'

/** The newest draft of a name that says something else than what is saved, whichever form kept it. */
export function findDraft<Values extends object>(
  store: WholeStore,
  name: string,
  { now, isSaved }: { now: number; isSaved: (values: Values) => boolean },
): FoundDraft<Values> | null {
  const found = namesIn(store)
    .filter((kept) => kept === name || kept.startsWith(`${name}${ofForm}`))
    .flatMap((kept) => {
      const draft = readDraft<Values>(store, kept, now)
      return draft && !isSaved(draft.values) ? [{ ...draft, name: kept }] : []
    })
  return found.toSorted((one, other) => other.at - one.at)[0] ?? null
}

/** The draft under a name; null where there is none, or none that can be read or is young enough. */
export function readDraft<Values extends object>(
  store: Store,
  name: string,
  now: number,
): Draft<Values> | null {
  try {
    const draft = JSON.parse(store.getItem(name) ?? 'null') as Draft<Values> | null
    const isWhole = draft && typeof draft.at === 'number' && draft.base && draft.values
    return isWhole && now - draft.at <= keptMs ? draft : null
  } catch {
    return null
  }
}

/** Keeps it; a browser that is full or keeps nothing loses only this. */
export function keepDraft<Values>(store: Store, name: string, draft: Draft<Values>) {
  try {
    store.setItem(name, JSON.stringify(draft))
  } catch {
    // The form itself still holds it.
  }
}

/** As the admin area starts: what is nobody's work any more leaves the browser. */
export function forgetOldDrafts() {
  try {
    sweepDrafts(localStorage, Date.now())
  } catch {
    // This browser keeps nothing.
  }
}

/** Drops every draft, whoever's, that is too old or cannot be read. */
export function sweepDrafts(store: WholeStore, now: number) {
  for (const name of namesIn(store)) {
    if (name.startsWith(draftPrefix) && !readDraft(store, name, now)) dropDraft(store, name)
  }
}

export function dropDraft(store: Store, name: string) {
  try {
    store.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}

const namesIn = (store: WholeStore) =>
  Array.from({ length: store.length }, (_, at) => store.key(at) ?? '')
