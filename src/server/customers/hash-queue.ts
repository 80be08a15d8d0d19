import { unavailable } from '#domain/errors.ts'

const atOnce = 2
const mostWaiting = 50

type Turn = () => void

let running = 0
const waiting: Turn[] = []

/** Runs a hash when one of two places is free; refuses with 503 when 50 wait, so a flood stays cheap (S04). */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting) {
      throw unavailable('Too many people are signing in. Please try again in a moment.', 2)
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    // The place goes to the next in line; only an empty line gives it up.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
