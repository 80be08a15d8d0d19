import { noteAlerts } from '../alerts/note-alerts.ts'
import type { Shop } from '../platform/shop.ts'
import { type Mark, markOfChanges } from './change-queries.ts'

/** Milliseconds: how often this process looks for changes, and says that a line still stands. */
export const times = { lookMs: 1000, heartbeatMs: 15_000 }

/** Lines that this process holds open: of everybody together, of one person, and of one session. */
export const mostLines = { process: 200, person: 12, session: 4 }

export type Listener = {
  sessionId: string
  personId: number
  changed: () => void
  /** Once every heartbeat; whoever may listen no more ends here. */
  beat: () => void
  end: () => void
}

export type Watch = {
  /** False where this process holds as many lines as it may; the oldest line of a session or a person gives way to a new one. */
  join: (listener: Listener) => boolean
  leave: (listener: Listener) => void
}

/**
 * Tells everybody who listens at this process that something has changed, whichever process it was: one small question a
 * second for all of them together, and none while nobody listens.
 */
export function watchChanges(shop: Shop): Watch {
  const listeners = new Set<Listener>()
  let stop = () => {}
  const begin = () => {
    const leaveOff = lookForChanges(shop, () => {
      for (const one of listeners) one.changed()
    })
    const beating = setInterval(() => {
      for (const one of [...listeners]) one.beat()
    }, times.heartbeatMs)
    stop = () => {
      leaveOff()
      clearInterval(beating)
    }
  }
  shop.onLeave(() => [...listeners].forEach((one) => void one.end()))
  return {
    join(listener) {
      makeRoom(listeners, listener)
      if (listeners.size >= mostLines.process) return false
      listeners.add(listener)
      if (listeners.size === 1) begin()
      return true
    },
    leave(listener) {
      if (listeners.delete(listener) && listeners.size === 0) stop()
    },
  }
}

/** Looks once a second until the answer is called; a look that is under way then tells nobody and is the last. */
function lookForChanges(shop: Shop, changed: () => void): () => void {
  let seen: Mark | undefined
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const look = async () => {
    try {
      const mark = await markOfChanges(shop.db.read, shop.now())
      const isNew = seen !== undefined && isOther(mark, seen)
      if (isNew && !isOver) {
        await noteFor(shop)
        // What was just written down is told by the same word, and is no change at the next look.
        const { told } = await markOfChanges(shop.db.read, shop.now())
        seen = { changed: mark.changed, told }
        if (!isOver) changed()
      } else seen = mark
    } catch (err) {
      // A database that is away comes back; whoever listens hears of what changed meanwhile.
      shop.log.debug({ err }, 'changes could not be looked for')
    }
    if (!isOver) timer = setTimeout(look, times.lookMs)
  }
  void look()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

const isOther = (one: Mark, other: Mark) => one.changed !== other.changed || one.told !== other.told

/** Writes down what staff are told of, a minute before its job would; screens hear of the change whatever becomes of it. */
async function noteFor(shop: Shop) {
  try {
    await noteAlerts(shop)
  } catch (err) {
    shop.log.warn({ err }, 'alerts could not be noted')
  }
}

/** The oldest line of a session gives way to one more of it, and so does the oldest of a person who has many. */
function makeRoom(listeners: Set<Listener>, { sessionId, personId }: Listener) {
  const ofPerson = [...listeners].filter((one) => one.personId === personId)
  const ofSession = ofPerson.filter((one) => one.sessionId === sessionId)
  if (ofSession.length >= mostLines.session) ofSession[0]?.end()
  else if (ofPerson.length >= mostLines.person) ofPerson[0]?.end()
}
