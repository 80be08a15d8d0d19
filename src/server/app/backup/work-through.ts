import type { Say } from './refusal.ts'

const atOnce = 6
const sayEveryMs = 2_000

/** Works through a list, a few at once, with a line every two seconds and one at the end. */
export async function workThrough(
  list: string[],
  say: Say,
  what: string,
  work: (one: string) => Promise<void>,
) {
  const queue = [...list].reverse()
  let done = 0
  let saidAt = performance.now()
  const worker = async () => {
    for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
      await work(one)
      done += 1
      if (performance.now() - saidAt < sayEveryMs) continue
      saidAt = performance.now()
      say(`  ${what}: ${done} of ${list.length}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  say(`  ${what}: ${list.length}`)
}
