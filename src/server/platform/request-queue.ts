/** Milliseconds. */
export const queueTimes = {
  /** No connection has come for so long: all that were waiting to be accepted are. */
  quietMs: 0.4,
  /** Queued work waits no longer than that for connections to be accepted, and then has as long for itself. */
  turnMs: 10,
}

export type RequestQueue = {
  /** Told of each connection that is accepted. */
  connected(): void
  /** Begins the work at once where none has begun in this turn of the loop, else in the order of its coming. */
  add(work: () => void): void
}

type Clock = { now: () => number; nextTurn: (work: () => void) => void }

const ofProcess: Clock = { now: () => performance.now(), nextTurn: setImmediate }

/**
 * Has waiting connections accepted before more work is begun. Node accepts one connection in each turn of its loop
 * (libuv since 1.45; a worker of a cluster gets the next one when it has answered for the last): where each of them
 * begins 30 ms of work, thirty are accepted in a second, and readers of cached pages wait for the work of all before.
 */
export function createRequestQueue({ now, nextTurn }: Clock = ofProcess): RequestQueue {
  const queue: (() => void)[] = []
  let connectedAt = Number.NEGATIVE_INFINITY
  let waitsSince = 0
  let beginsSince: number | undefined
  let isWatching = false
  const mayBegin = (at: number) => {
    if (beginsSince !== undefined && at - beginsSince < queueTimes.turnMs) return true
    if (beginsSince !== undefined) waitsSince = at
    const { quietMs, turnMs } = queueTimes
    const isTime = at - connectedAt >= quietMs || at - waitsSince >= turnMs
    beginsSince = isTime ? at : undefined
    return isTime
  }
  const turn = () => {
    // One a turn: what it goes on with at once, a whole page with SQLite, counts for its time.
    if (queue.length > 0 && mayBegin(now())) queue.shift()?.()
    isWatching = queue.length > 0
    if (isWatching) nextTurn(turn)
    else beginsSince = undefined
  }
  return {
    connected() {
      connectedAt = now()
    },
    add(work) {
      if (isWatching) {
        queue.push(work)
        return
      }
      isWatching = true
      waitsSince = now()
      nextTurn(turn)
      work()
    },
  }
}
