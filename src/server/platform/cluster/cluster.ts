import { type ToPrimary, ToWorker } from './messages.ts'

/** The processes of one shop on this machine, as each of them sees the others. */
export type Cluster = {
  /** Says how this process answers a question of any of them. */
  answer(question: string, handler: () => unknown): void
  /** What every process answers, this one included; whoever is silent for a second is left out. */
  ask(question: string): Promise<unknown[]>
}

const patienceMs = 1500

/** A process without others: it asks itself. */
export function alone(): Cluster {
  const handlers = new Map<string, () => unknown>()
  return {
    answer: (question, handler) => void handlers.set(question, handler),
    ask: async (question) => [await handlers.get(question)?.()],
  }
}

/** A process that node:cluster has forked; `stop` is called when the primary says so: with all others, or alone. */
export function joinCluster(stop: (isReplaced: boolean) => void): Cluster {
  const handlers = new Map<string, () => unknown>()
  const asked = new Map<number, (answers: unknown[]) => void>()
  let lastId = 0
  const tell = (words: ToPrimary) => void process.send?.(words)
  const answer = async (id: number, question: string) =>
    tell({ say: 'answer', id, answer: await handlers.get(question)?.() })
  process.on('message', (given) => {
    const heard = ToWorker.safeParse(given)
    if (!heard.success) return
    const words = heard.data
    if (words === 'stop' || words === 'leave') stop(words === 'leave')
    else if (words.say === 'question') void answer(words.id, words.question).catch(() => undefined)
    else asked.get(words.id)?.(words.answers)
  })
  return {
    answer: (question, handler) => void handlers.set(question, handler),
    ask(question) {
      const id = ++lastId
      return new Promise<unknown[]>((resolve) => {
        const end = (answers: unknown[]) => {
          clearTimeout(timer)
          asked.delete(id)
          resolve(answers)
        }
        // A primary that does not answer must not hold a request for ever.
        const timer = setTimeout(
          () => void Promise.resolve(handlers.get(question)?.()).then((own) => end([own])),
          patienceMs,
        )
        asked.set(id, end)
        tell({ say: 'ask', id, question })
      })
    },
  }
}
