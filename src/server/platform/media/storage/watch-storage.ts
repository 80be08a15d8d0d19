import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { ConfigError } from '../../config.ts'
import type { Media, StorageFault } from '../media.ts'

/** An answer holds for so long: a balancer asks every second or two. */
const holdsMs = 10_000

/** A balancer takes an answer that is late for none: nobody waits longer than this for a storage that is silent. */
const patienceMs = 500

const notYet: StorageFault = { kind: 'away', reason: 'S3_ENDPOINT has not answered so far' }

/** Asks the storage at most every ten seconds, however often it is wanted to know, and answers what it said last. */
export function watchStorage(media: Media, now: () => number) {
  let askedAt = Number.NEGATIVE_INFINITY
  let asked = Promise.resolve()
  let last: StorageFault | null | undefined
  return async () => {
    if (now() - askedAt >= holdsMs) {
      askedAt = now()
      asked = media.fault().then((fault) => {
        last = fault
      })
    }
    if (last === undefined)
      await Promise.race([asked, pause(patienceMs, undefined, { ref: false })])
    return last === undefined ? notYet : last
  }
}

/** Ends the start where the settings name storage that will never take a picture; storage that is away may come back. */
export async function refuseWrongStorage(media: Media, log: Logger) {
  const fault = await media.fault()
  if (fault?.kind === 'refused') throw new ConfigError(fault.reason)
  if (fault) log.warn({ reason: fault.reason }, 'pictures cannot be kept or shown for now')
}
