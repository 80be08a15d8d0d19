import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Checkout } from '#contract/checkout/types.ts'
import { policy } from '#domain/policy.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { momentWords } from '../clock.ts'
import { useNow } from '../use-now.ts'
import { enter } from './outcome.ts'
import { refreshCheckout } from './use-checkout.ts'

type HoldNoteProps = {
  hold: Checkout['hold']
  /** How many lines the order has. */
  count: number
}

/**
 * Until when the pieces are kept for this shopper, told two minutes before the end, when they can be kept longer, and once
 * it is over. The part that is heard stands there from the start, and has the focus when a button in it is done.
 */
export function HoldNote({ hold: current, count }: HoldNoteProps) {
  const hold = useLastHold(current)
  const keep = useKeepingAgain()
  const note = useRef<HTMLDivElement>(null)
  const onKeep = async () => {
    await keep()
    note.current?.focus()
  }
  return (
    <div ref={note} role="status" tabIndex={-1} className="text-sm">
      <Standing hold={hold} count={count} onKeep={() => void onKeep()} />
    </div>
  )
}

type StandingProps = HoldNoteProps & { onKeep: () => void }

function Standing({ hold, count, onKeep }: StandingProps) {
  const words = useWords('checkout', english).review
  const language = useLanguage()
  const now = useNow()
  const until = hold === null ? null : Date.parse(hold.until)
  const isOver = useIsPast(until)
  const isEnding = useIsPast(until && until - policy.hold.warnMinutes * 60_000)
  if (hold === null || until === null) {
    return count > 0 && <p className="text-soft">{words.holdNone}</p>
  }
  const moment = momentWords(until, now, language)
  const kept = hold.productIds.length
  if (isOver)
    return <Asking text={words.holdOver} isSoft answer={words.holdAgain} onKeep={onKeep} />
  if (isEnding)
    return <Asking text={words.holdEnding(moment)} answer={words.holdLonger} onKeep={onKeep} />
  return (
    <p className="text-leaf">{kept < count ? words.holdSome(kept, moment) : words.hold(moment)}</p>
  )
}

type AskingProps = { text: string; answer: string; isSoft?: boolean; onKeep: () => void }

/** Said once, and answered by a press. */
const Asking = ({ text, answer, isSoft, onKeep }: AskingProps) => (
  <p className={isSoft ? 'text-soft' : undefined}>
    {text}{' '}
    <button type="button" className="link min-h-11" onClick={onKeep}>
      {answer}
    </button>
  </p>
)

/** A hold that is over is told of until the visitor goes on. */
function useLastHold(hold: Checkout['hold']) {
  const [last, setLast] = useState(hold)
  if (hold !== null && hold !== last) setLast(hold)
  return hold ?? last
}

/** Turns true when that moment has passed, without counting down. */
function useIsPast(until: number | null): boolean {
  const [endedAt, setEndedAt] = useState<number | null>(null)
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setEndedAt(until), Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  return until !== null && endedAt === until
}

function useKeepingAgain() {
  const cache = useQueryClient()
  return async () => {
    await enter(fetch).catch(() => undefined)
    await refreshCheckout(cache)
  }
}
