import { useEffect, useState } from 'react'
import { type NavigateFunction, PrefetchPageLinks, useNavigate } from 'react-router'
import { type Language, languageOf, pathIn, plainPath } from '#domain/language.ts'
import { tempo } from '../tempo.ts'

/** Follows every `Link` of the shop without loading it anew, and fetches ahead what somebody points at. */
export function LinkFollower() {
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<string>()
  useEffect(() => {
    const follow = (event: MouseEvent) => followFrom(event, navigate)
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
  useEffect(() => watchIntent(setAhead), [])
  return ahead === undefined ? null : <PrefetchPageLinks page={ahead} />
}

const linkAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

function followFrom(event: MouseEvent, navigate: NavigateFunction) {
  const link = linkAt(event)
  // Another language is another document, that of the page one is on by now.
  if (link?.hreflang) link.href = inLanguage(link.hreflang)
  const isPlain = event.button === 0 && !isModified(event) && !event.defaultPrevented
  if (!link || !isPlain || link.dataset['link'] === undefined || link.target) return
  // From the admin area in another language into the shop.
  if (languageOf(link.pathname) !== languageOf(location.pathname)) return
  event.preventDefault()
  void navigate(plainPath(link.pathname) + link.search + link.hash, {
    replace: link.href === location.href,
    preventScrollReset: link.dataset['keepsScroll'] !== undefined,
    viewTransition: link.dataset['morphs'] !== undefined,
  })
}

const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey

const inLanguage = (name: string) =>
  // The shop's own links name no other.
  pathIn(name as Language, plainPath(location.pathname)) + location.search

/** Tells where somebody is about to go: at once by a touch, after a moment of pointing at it or of focus. */
function watchIntent(tell: (page: string) => void) {
  const events = ['mouseover', 'focusin', 'touchstart'] as const
  let meant: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const intend = (event: Event) => {
    const link = linkAt(event)
    if (link === meant) return
    meant = link
    clearTimeout(timer)
    if (link?.dataset['ahead'] === undefined) return
    const { pathname, search } = link
    const wait = event.type === 'touchstart' ? 0 : tempo.intentMs
    timer = setTimeout(() => tell(pathname + search), wait)
  }
  for (const name of events) document.addEventListener(name, intend, { passive: true })
  return () => {
    clearTimeout(timer)
    for (const name of events) document.removeEventListener(name, intend)
  }
}
