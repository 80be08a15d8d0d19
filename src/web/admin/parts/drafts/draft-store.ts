import { draftPrefix } from '../../../kept-drafts.ts'

/** What a browser keeps of a form that was not saved. */
export type Draft<Values> = {
  /** When it was typed, in ms. */
  at: number
  /** What the form began with, and what was typed. */
  base: Values
  values: Values
}

/** Older ones are nobody's work any more. */
export const keptMs = 30 * 24 * 3_600_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The name of the draft of somebody and something: one `id` a kind of form, 'new' of what is not saved yet. */
export const draftName = (username: string, kind: string, id: number | 'new') =>
  `${draftPrefix}${username}:${kind}:${id}`

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
export function sweepDrafts(store: Store & Pick<Storage, 'length' | 'key'>, now: number) {
  const names = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '')
  for (const name of names) {
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
