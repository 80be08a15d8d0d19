import { type ToLead, ToMember } from './words.ts'

/** The processes of one shop on this machine, as each of them sees the others. */
export type Crew = {
  /** Says how this process answers a question of any of them. */
  answer(question: string, answerer: () => unknown): void
  /** What every process answers, this one included; whoever is silent for a second is left out. */
  ask(question: string): Promise<unknown[]>
}

const patienceMs = 1500

/** A process without others: it asks itself. */
export function alone(): Crew {
  const answerers = new Map<string, () => unknown>()
  return {
    answer: (question, answerer) => void answerers.set(question, answerer),
    ask: async (question) => [await answerers.get(question)?.()],
  }
}

/** A process that node:cluster has forked; `stop` is called when the lead says so: with all others, or alone. */
export function joinCrew(stop: (isReplaced: boolean) => void): Crew {
  const answerers = new Map<string, () => unknown>()
  const asked = new Map<number, (answers: unknown[]) => void>()
  let lastId = 0
  const tell = (words: ToLead) => void process.send?.(words)
  const answer = async (id: number, question: string) =>
    tell({ say: 'answer', id, answer: await answerers.get(question)?.() })
  process.on('message', (given) => {
    const heard = ToMember.safeParse(given)
    if (!heard.success) return
    const words = heard.data
    if (words === 'stop' || words === 'leave') stop(words === 'leave')
    else if (words.say === 'question') void answer(words.id, words.question).catch(() => undefined)
    else asked.get(words.id)?.(words.answers)
  })
  return {
    answer: (question, answerer) => void answerers.set(question, answerer),
    ask(question) {
      const id = ++lastId
      return new Promise<unknown[]>((resolve) => {
        const end = (answers: unknown[]) => {
          clearTimeout(timer)
          asked.delete(id)
          resolve(answers)
        }
        // A lead that does not answer must not hold a request for ever.
        const timer = setTimeout(
          () => void Promise.resolve(answerers.get(question)?.()).then((own) => end([own])),
          patienceMs,
        )
        asked.set(id, end)
        tell({ say: 'ask', id, question })
      })
    },
  }
}
