import { expect, it } from 'vitest'
import { pauseMs } from '../../app/cluster/primary.ts'
import type { ToWorker } from './messages.ts'
import { createRelay, type Line } from './relay.ts'

function aWorker() {
  const heard: ToWorker[] = []
  const line: Line & { heard: ToWorker[] } = {
    heard,
    isOpen: () => true,
    tell: (words) => void heard.push(words),
  }
  return line
}

it('a question reaches every process, and all answers the one that asked', () => {
  const [one, other] = [aWorker(), aWorker()]
  const relay = createRelay(() => [one, other])
  relay.hear(one, { say: 'ask', id: 7, question: 'figures' })
  const [question] = other.heard
  if (typeof question !== 'object' || question.say !== 'question') throw new Error('No question.')
  expect(question.question).toBe('figures')
  relay.hear(other, { say: 'answer', id: question.id, answer: 'b' })
  expect(one.heard).toHaveLength(1)
  relay.hear(one, { say: 'answer', id: question.id, answer: 'a' })
  expect(one.heard.at(-1)).toEqual({ say: 'answers', id: 7, answers: ['b', 'a'] })
})

it('whoever does not answer is left out', async () => {
  const [one, silent] = [aWorker(), aWorker()]
  const relay = createRelay(() => [one, silent], 10)
  relay.hear(one, { say: 'ask', id: 1, question: 'figures' })
  const [question] = one.heard
  if (typeof question !== 'object') throw new Error('No question.')
  relay.hear(one, { say: 'answer', id: question.id, answer: 'a' })
  await expect.poll(() => one.heard.at(-1)).toEqual({ say: 'answers', id: 1, answers: ['a'] })
})

it('what is not of the cluster is not heard', () => {
  const relay = createRelay(() => [])
  expect(relay.hear(aWorker(), { cmd: 'something' })).toBe(false)
  expect(relay.hear(aWorker(), 'ready')).toBe(true)
})

it('a place is filled again at once after a long life, later and later when its start fails', () => {
  expect([0, 1, 2, 3, 8, 40].map(pauseMs)).toEqual([0, 250, 500, 1000, 30_000, 30_000])
})
