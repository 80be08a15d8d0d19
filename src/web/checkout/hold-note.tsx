import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
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

/** Until when the pieces are kept for this shopper: a promise, said once, and what happens after it. */
export function HoldNote({ hold: current, count }: HoldNoteProps) {
  const hold = useLastHold(current)
  const words = useWords('checkout', english).review
  const language = useLanguage()
  const now = useNow()
  const until = hold === null ? null : Date.parse(hold.until)
  const isOver = useIsPast(until)
  const isEnding = useIsPast(until && until - policy.hold.warnMinutes * 60_000)
  const keep = useKeepingAgain()
  if (hold === null || until === null) {
    return count > 0 ? <p className="text-sm text-soft">{words.holdNone}</p> : null
  }
  if (isOver) {
    return (
      <p role="status" className="text-sm text-soft">
        {words.holdOver}{' '}
        <button type="button" className="link" onClick={() => void keep()}>
          {words.holdAgain}
        </button>
      </p>
    )
  }
  if (isEnding)
    return <Ending text={words.holdEnding(momentWords(until, now, language))} onKeep={keep} />
  const kept = hold.productIds.length
  const moment = momentWords(until, now, language)
  return (
    <p className="text-sm text-leaf">
      {kept < count ? words.holdSome(kept, moment) : words.hold(moment)}
    </p>
  )
}

type EndingProps = { text: string; onKeep: () => Promise<void> }

/** Two minutes before the end: said once, and answered by a press. */
function Ending({ text, onKeep }: EndingProps) {
  const words = useWords('checkout', english).review
  return (
    <p role="status" className="text-sm">
      {text}{' '}
      <button type="button" className="link min-h-11" onClick={() => void onKeep()}>
        {words.holdLonger}
      </button>
    </p>
  )
}

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
