import { useSyncExternalStore } from 'react'
import type { DeliveryTerms } from '#contract/delivery/types.ts'
import { placeOf, toldTextIn } from '#domain/address/told-pin.ts'
import { dayWords } from '#domain/day-words.ts'
import { type DeliveryTerms as Terms, termsAt, termsOf } from '#domain/delivery/delivery-terms.ts'
import { type Destination, nowhere } from '#domain/delivery/destination.ts'
import { promiseOf } from '#domain/delivery/shipping.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { whenIdle } from '../../rendering/when-idle.ts'

type CardPromiseProps = { delivery: DeliveryTerms; madeBy: number; makingDays: number }

/** The last day on which a saree is there that is ordered `at` (ms), at a place of which nothing more is known than `to`. */
export const lastDay = (delivery: DeliveryTerms, at: number, to: Destination, makingDays: number) =>
  promiseOf(termsAt(known(delivery), to), at, makingDays).to

/** What was reckoned last: the cards of a grid all ask the same, each several times a rendering. */
let reckoned: { of: DeliveryTerms; by: string; days: Map<number, number> } | undefined

/** The last day of a saree that is ordered in this minute, at the place that the visitor has told. */
function dayNow(delivery: DeliveryTerms, makingDays: number): number {
  const minute = Math.floor(Date.now() / 60_000)
  const told = toldSoon()
  const by = `${minute} ${told}`
  if (reckoned?.of !== delivery || reckoned.by !== by) {
    reckoned = { of: delivery, by, days: new Map() }
  }
  const { days } = reckoned
  const day =
    days.get(makingDays) ?? lastDay(delivery, minute * 60_000, placeOf(told) ?? nowhere, makingDays)
  days.set(makingDays, day)
  return day
}

const renderingMs = 100
let read: { at: number; told: string | null } = { at: Number.NEGATIVE_INFINITY, told: null }

/** A browser asks another process of its own for a cookie: once for all cards that are drawn together. */
function toldSoon(): string | null {
  const at = performance.now()
  if (at - read.at > renderingMs) read = { at, told: toldTextIn(document.cookie) }
  return read.told
}

/**
 * By when a saree is there that is ordered now. The page that everybody shares says what the shop promises everywhere at
 * the end of its day; once it works, the date of this moment at the place that the visitor has told, which costs no call:
 * the place is a cookie that scripts read, and the rule is the one of the saree's own page.
 */
export function CardPromise({ delivery, madeBy, makingDays }: CardPromiseProps) {
  const words = useWords('listing', english).card
  const language = useLanguage()
  const drawn = () => lastDay(delivery, madeBy, nowhere, makingDays)
  const day = useSyncExternalStore(
    eachHalfMinute,
    () => (isReckoning ? dayNow(delivery, makingDays) : drawn()),
    drawn,
  )
  return (
    <p className="mt-1 text-sm text-soft" data-making-days={makingDays}>
      {words.arrives(dayWords(day, language))}
      {/* Without scripts it stays what the page says to everybody, whatever country a visitor has told. */}
      {(delivery.countries?.length ?? 0) > 0 && (
        <span className="scripting:hidden"> {words.inIndia}</span>
      )}
    </p>
  )
}

const terms = new WeakMap<DeliveryTerms, Terms>()

/** Every card of a page has the same ones. */
function known(delivery: DeliveryTerms): Terms {
  const kept = terms.get(delivery) ?? termsOf(delivery)
  terms.set(delivery, kept)
  return kept
}

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** False until the first cards work: to ask for a cookie and draw the dates anew is not what a first touch waits for. */
let isReckoning = false

const patienceMs = 2000

/** One clock for all cards of a page. */
function eachHalfMinute(listener: () => void) {
  listeners.add(listener)
  const tell = () => {
    isReckoning = true
    for (const one of listeners) one()
  }
  if (!timer && !isReckoning) whenIdle(tell, patienceMs)
  timer ??= setInterval(tell, 30_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
