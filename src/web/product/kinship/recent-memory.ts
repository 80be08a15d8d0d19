import { mostCompared, mostRecent, readIds, withRecent } from '#domain/kinship/chosen-pieces.ts'

// What this browser remembers of sarees, which it tells to nobody until it asks the shop to show them.
const keys = { recent: 'recent-sarees', compared: 'compared-sarees' }

/** The ids of the sarees last looked at, the last one first. */
export const recentIds = () => readIds(read(keys.recent), mostRecent)

export const rememberRecent = (id: number) => keep(keys.recent, withRecent(recentIds(), id))

/** The ids of what stood side by side last. */
export const comparedIds = () => readIds(read(keys.compared), mostCompared)

export const rememberCompared = (ids: readonly number[]) => keep(keys.compared, ids)

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // A browser may keep nothing.
  }
}

function keep(key: string, ids: readonly number[]) {
  try {
    localStorage.setItem(key, ids.join(','))
  } catch {
    // Nothing is kept then.
  }
}
