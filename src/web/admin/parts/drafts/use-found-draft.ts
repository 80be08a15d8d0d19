import { useState } from 'react'
import { newKey } from '../../../api.ts'
import { isSame } from '../newer/meet-newer.ts'
import { useSession } from '../session/session-place.tsx'
import { draftName, dropDraft, findDraft, keepDraft, ownName } from './draft-store.ts'

type Options<Values> = {
  /** What the form is of; undefined for one whose work is too short to be kept. */
  kind: string | undefined
  id: number | 'new'
  /** What is saved. */
  begun: Values
  isTouched: boolean
  /** Lays what was typed over what is saved by now. */
  lay: (base: Values, values: Values) => void
}

/**
 * What was left of a form by whoever is at work, in this tab or another: offered, taken or dropped. What is typed meanwhile is
 * kept under a name of this form's own (`own`), so that two tabs never write over each other; null where nothing is kept.
 */
export function useFoundDraft<Values extends object>(options: Options<Values>) {
  const { kind, id, begun, isTouched, lay } = options
  const { username } = useSession()
  const name = kind && username ? draftName(username, kind, id) : null
  const [own] = useState(() => name && ownName(name, newKey()))
  const [found, setFound] = useState(() => name && newestIn(name, begun))
  /** What was typed is saved, or given up by somebody who knows. What was found and not decided on is offered again. */
  const done = () => {
    if (own) dropDraft(localStorage, own)
  }
  const take = () => {
    if (!found || !own) return
    const { name: there, base, values } = found
    keepDraft(localStorage, own, { at: Date.now(), base, values })
    dropDraft(localStorage, there)
    setFound(null)
    lay(base, values)
  }
  const drop = () => {
    if (!found || !name) return
    dropDraft(localStorage, found.name)
    setFound(newestIn(name, begun))
  }
  const notice = found
    ? {
        at: found.at,
        // What is new has nobody else's words.
        isOlder: id !== 'new' && !isSame(found.base, begun),
        // It would be laid over what has been typed since.
        onTake: isTouched ? null : take,
        onDrop: drop,
      }
    : null
  /** `notice` is what DraftNotice shows; null where nothing was left. */
  return { own, done, notice }
}

function newestIn<Values extends object>(name: string, begun: Values) {
  if (typeof localStorage === 'undefined') return null
  return findDraft<Values>(localStorage, name, {
    ...{ now: Date.now(), isSaved: (values) => isSame(values, begun) },
  })
}
