import type { Logger } from 'pino'
import { ConfigError } from '../config.ts'
import type { Media, StorageFault } from './media.ts'

/** An answer holds for so long: a balancer asks every second or two. */
const holdsMs = 10_000

/** Asks the storage at most every ten seconds, however often it is wanted to know; never keeps anybody waiting twice. */
export function watchStorage(media: Media, now: () => number) {
  let asked: { at: number; fault: Promise<StorageFault | null> } | undefined
  return () => {
    if (!asked || now() - asked.at >= holdsMs) asked = { at: now(), fault: media.fault() }
    return asked.fault
  }
}

/** Ends the start where the settings name storage that will never take a picture; storage that is away may come back. */
export async function refuseWrongStorage(media: Media, log: Logger) {
  const fault = await media.fault()
  if (fault?.kind === 'refused') throw new ConfigError(fault.reason)
  if (fault) log.warn({ reason: fault.reason }, 'pictures cannot be kept or shown for now')
}
