import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { alertNews } from '#contract/alerts/admin-calls.ts'
import type { AlertNews } from '#contract/alerts/types.ts'
import { todayEvents, todayQueue } from '#contract/today/admin-calls.ts'
import { adminAlerts } from '#web/words/en/admin/work/alerts.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { refresh } from '../parts/refresh.ts'
import { alertTo } from './alerts.ts'

/** So long after a screen is there its line opens, and so long after one was refused the next, in ms. */
const pauses = { firstMs: 1500, againMs: 30_000 }

/**
 * How much waits for whoever is at work; undefined for those who have nothing to do with it. Kept true by server-sent
 * events, whatever screen is open; what is new is told as the person wants it told.
 */
export function useWaiting(): number | undefined {
  const mayLook = useMay('dashboard.see')
  const isListening = useLine(mayLook)
  // Asked once the page is alive: a screen that hydrates later must find what the server had.
  const { data } = useQuery({ ...queryFor(todayQueue, {}), enabled: isListening })
  // Its address is one of Today's, so that it is asked again with the queue.
  const news = useQuery({ ...queryFor(alertNews, {}), enabled: isListening })
  useAlerts(news.data?.items)
  return data?.total
}

/** True once it has begun. Opens the line of events, and opens it again whenever it was refused; the browser mends one that broke. */
function useLine(isWanted: boolean): boolean {
  const cache = useQueryClient()
  const [isListening, setListening] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    let line: EventSource | undefined
    let timer = setTimeout(open, pauses.firstMs)
    const ask = () => void refresh(cache, '/api/admin/today')
    function open() {
      setListening(true)
      line = new EventSource(todayEvents.path)
      // What changed while there was no line was not heard.
      line.addEventListener('open', ask)
      line.addEventListener('changed', ask)
      line.addEventListener('error', () => {
        if (line?.readyState !== EventSource.CLOSED) return
        clearTimeout(timer)
        timer = setTimeout(open, pauses.againMs)
      })
    }
    return () => {
      clearTimeout(timer)
      line?.close()
    }
  }, [cache, isWanted])
  return isListening
}

/** Tells what has come since the page asked first: what this person chose, and not before their quiet hours end. */
function useAlerts(items: AlertNews['items'] | undefined) {
  const known = useRef<Set<number>>(undefined)
  useEffect(() => {
    if (items === undefined) return
    const before = known.current
    known.current = new Set([...(before ?? []), ...items.map(({ id }) => id)])
    const news = before === undefined ? [] : items.filter(({ id }) => !before.has(id))
    const [first] = news
    if (!first) return
    alertTo(
      news.length === 1 ? adminAlerts.one(first.kind, first.name) : adminAlerts.many(news.length),
    )
  }, [items])
}

/** True while somebody looks at another tab of the browser. */
export function useIsAway(): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const look = () => setAway(document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isAway
}
