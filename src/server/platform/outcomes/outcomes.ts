import type { Logger } from 'pino'
import type { OutcomeCode } from '#domain/said/outcome-code.ts'
import type { Database } from '../db/database.ts'
import { currentOrigin } from '../http/observing/request-id.ts'
import { insertOutcomes, type OutcomeRow } from './queries.ts'

export type OutcomeEvent = 'order' | 'payment' | 'refund' | 'sign-in' | 'email'

export type Outcome = {
  event: OutcomeEvent
  /** What became of it: `placed`, `out_of_stock`, `given_up` … or the status of an answer without a code. */
  code: OutcomeCode | `${number}`
  orderNumber?: string | undefined
  ms: number
  /** More for the log alone; nothing that names a person. */
  more?: Record<string, string | number>
}

export type Outcomes = {
  /** Writes a line of the log at once and a row within a second; never fails and never waits. */
  note(outcome: Outcome): void
  /** Ends once what was noted is written, or could not be. */
  written(): Promise<void>
}

type Around = { db: Database; log: Logger; now: () => number }

const writtenWithinMs = 1000
/** A crowd of refusals must not become a crowd of rows: the log has them all. */
const mostTogether = 200

/** Keeps what became of what people wanted, so that whoever is asked can say. */
export function openOutcomes({ db, log, now }: Around): Outcomes {
  let waiting: OutcomeRow[] = []
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  const write = async () => {
    const rows = waiting
    waiting = []
    if (rows.length === 0) return
    await db
      .write((tx) => insertOutcomes(tx, rows), { isRelaxed: true })
      .catch((error: unknown) => log.warn({ err: error }, 'outcomes could not be written'))
  }
  const written = () => {
    clearTimeout(timer)
    timer = undefined
    // One after the other: a database that is away holds one connection, not one a second.
    writing = writing.then(write)
    return writing
  }
  return {
    note({ event, code, orderNumber, ms, more }) {
      const whole = Math.round(ms)
      log.info({ event, code, ...(orderNumber && { orderNumber }), ms: whole, ...more }, 'outcome')
      if (waiting.length >= mostTogether) return
      waiting.push({
        at: now(),
        event,
        code,
        request_id: currentOrigin()?.requestId ?? null,
        order_number: orderNumber ?? null,
        ms: whole,
      })
      timer ??= setTimeout(() => void written(), writtenWithinMs).unref()
    },
    written,
  }
}
