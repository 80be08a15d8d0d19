/** Where a newsletter stands. */
export const issueStates = ['draft', 'scheduled', 'sending', 'paused', 'sent'] as const
export type IssueState = (typeof issueStates)[number]

/** What may be done with one, from which states, and where it stands then. */
const moveTable = {
  start: { from: ['draft', 'scheduled'], to: 'sending' },
  schedule: { from: ['draft', 'scheduled'], to: 'scheduled' },
  unschedule: { from: ['scheduled'], to: 'draft' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
} as const satisfies Record<string, { from: readonly IssueState[]; to: IssueState }>

export const issueMoves = ['start', 'schedule', 'unschedule', 'pause', 'resume'] as const
export type IssueMove = keyof typeof moveTable

/** The state after a move; null where it cannot be made from this one. */
export function afterMove(state: IssueState, move: IssueMove): IssueState | null {
  const { from, to } = moveTable[move]
  const possible: readonly IssueState[] = from
  return possible.includes(state) ? to : null
}

/** Whether its words may still change: nobody has got it yet. */
export const isWritten = (state: IssueState) => state === 'draft' || state === 'scheduled'

/** What becomes of one delivery; 'unclear' where nobody knows whether the mail server took it. */
export const deliveryStates = ['waiting', 'handed', 'sent', 'failed', 'unclear', 'skipped'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Emails per minute: what many mail services take without complaint, and what an owner may choose. */
export const sendingSpeed = { least: 1, usual: 60, most: 600 } as const

const minuteMs = 60_000
/** So often a minute some leave, where the speed allows as many. */
const turnsPerMinute = 6

/** How many emails leave at once, and after how many ms the next ones: never more than `perMinute` within any minute on. */
export function turnOf(perMinute: number): { count: number; everyMs: number } {
  const count = Math.max(1, Math.floor(perMinute / turnsPerMinute))
  return { count, everyMs: Math.ceil((count * minuteMs) / perMinute) }
}

const waits = [5, 15, 60, 240]

/** How long after its so manieth refused try an email is tried again, in ms; null where it is given up. */
export function tryAgainAfterMs(attempts: number): number | null {
  const minutes = waits[attempts - 1]
  return minutes === undefined ? null : minutes * minuteMs
}

/** How long nothing is sent after the mail server was away so many times in a row: half a minute to a quarter of an hour. */
export const awayMs = (times: number) => Math.min(minuteMs * 2 ** (times - 2), 15 * minuteMs)
