import { expect, it } from 'vitest'
import { createRequestQueue, queueTimes } from './request-queue.ts'

/** A queue whose clock and turns are the test's. */
function openQueue() {
  const turns: (() => void)[] = []
  const clock = { ms: 1000 }
  const queue = createRequestQueue({ now: () => clock.ms, nextTurn: (work) => turns.push(work) })
  const begun: string[] = []
  return {
    ...{ queue, begun },
    /** A connection with a request that takes so long. */
    ask(name: string, tookMs = 0) {
      queue.connected()
      queue.add(() => {
        begun.push(name)
        clock.ms += tookMs
      })
    },
    turn(passedMs = 0) {
      clock.ms += passedMs
      for (const work of turns.splice(0)) work()
    },
    isAtRest: () => turns.length === 0,
  }
}

it('begins at once what comes alone, turn after turn, and then rests', () => {
  const { ask, begun, turn, isAtRest } = openQueue()
  for (const name of ['a', 'b', 'c']) {
    ask(name)
    expect(begun.at(-1)).toBe(name)
    turn()
    expect(isAtRest()).toBe(true)
  }
})

it('has connections accepted as long as they come, and begins in the order of their coming', () => {
  const { ask, begun, turn } = openQueue()
  for (const name of ['a', 'b', 'c']) ask(name)
  turn(queueTimes.quietMs / 2)
  ask('d')
  turn(queueTimes.quietMs / 2)
  expect(begun).toEqual(['a'])
  turn(queueTimes.quietMs)
  expect(begun).toEqual(['a', 'b'])
  for (const name of ['c', 'd']) {
    turn()
    expect(begun.at(-1)).toBe(name)
  }
})

it('gives work as long as it has waited, however many connections come', () => {
  const { ask, begun, turn, queue } = openQueue()
  for (const name of ['a', 'b', 'c', 'd']) ask(name, queueTimes.turnMs * 0.6)
  const turnOfRush = () => {
    queue.connected()
    turn(0.25)
    return begun.length
  }
  const turns = Array.from({ length: 120 }, turnOfRush)
  const waiting = queueTimes.turnMs / 0.25
  // The first begins as it comes, two more fill the time that work has then, and the last one waits again.
  expect(turns.lastIndexOf(3) - turns.indexOf(3)).toBeGreaterThanOrEqual(waiting - 2)
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})
