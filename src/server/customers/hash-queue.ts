import { unavailable } from '#domain/errors.ts'

const atOnce = 2
const mostWaiting = 50
/** Beside the others: what strangers do keeps nobody out who is known. */
const mostKnownWaiting = 50

type Turn = () => void

let running = 0
const waiting: Turn[] = []
const knownWaiting: Turn[] = []

/** Runs a hash when one of two places is free; refuses with 503 when 50 wait, so a flood stays cheap (S04). */
export async function inTurn<Result>(
  work: () => Promise<Result>,
  isKnown = false,
): Promise<Result> {
  if (running >= atOnce) {
    const line = isKnown ? knownWaiting : waiting
    if (line.length >= (isKnown ? mostKnownWaiting : mostWaiting)) {
      throw unavailable('Too many people are signing in. Please try again in a moment.', 2)
    }
    await new Promise<void>((resolve) => line.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    // The place goes to the next in line; only empty lines give it up.
    const next = knownWaiting.shift() ?? waiting.shift()
    if (next) next()
    else running -= 1
  }
}
