import { ToPrimary, type ToWorker } from './messages.ts'

/** One process as the primary talks to it. */
export type Line = { isOpen(): boolean; tell(words: ToWorker): void }

type Round = { asker: Line; askersId: number; answers: unknown[]; open: number; end: () => void }

/** Carries a question of one process to all of them and their answers back, with the primary's own, within a second. */
export function createRelay(
  lines: () => Line[],
  patienceMs = 1000,
  own: (question: string) => unknown[] = () => [],
) {
  const rounds = new Map<number, Round>()
  let lastId = 0
  const begin = (asker: Line, askersId: number, question: string) => {
    const id = ++lastId
    const asked = lines().filter((line) => line.isOpen())
    const end = () => {
      clearTimeout(timer)
      const round = rounds.get(id)
      if (!round || !rounds.delete(id) || !asker.isOpen()) return
      asker.tell({ say: 'answers', id: askersId, answers: round.answers })
    }
    const timer = setTimeout(end, patienceMs)
    rounds.set(id, { asker, askersId, answers: own(question), open: asked.length, end })
    for (const line of asked) line.tell({ say: 'question', id, question })
  }
  const take = (id: number, answer: unknown) => {
    const round = rounds.get(id)
    if (!round) return
    round.answers.push(answer)
    round.open -= 1
    if (round.open === 0) round.end()
  }
  return {
    /** What a process said; true when it said that it is ready. */
    hear(from: Line, given: unknown): boolean {
      const heard = ToPrimary.safeParse(given)
      if (!heard.success) return false
      if (heard.data === 'ready') return true
      if (heard.data.say === 'ask') begin(from, heard.data.id, heard.data.question)
      else take(heard.data.id, heard.data.answer)
      return false
    },
  }
}
